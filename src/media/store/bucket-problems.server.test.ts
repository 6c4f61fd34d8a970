import { expect, test } from "vitest";
import { startBrokenS3, startS3 } from "../../../tests/support/s3.ts";
import { bucketProblems } from "./bucket-problems.server.ts";
import { s3Objects } from "./s3-objects.server.ts";

test("the doctor says when anybody can read the bucket, and leaves nothing in it", async () => {
  // This store requires no authentication.
  const s3 = await startS3();
  expect(await bucketProblems(s3.settings)).toEqual([
    "S3_BUCKET can be read by anybody: pictures that nobody has released would be public.",
  ]);
  expect(await s3Objects(s3.settings).list("")).toEqual([]);
  await s3.stop();
});

test("the doctor says why a bucket cannot be used", async () => {
  const s3 = await startBrokenS3(403, "InvalidAccessKeyId");
  expect(await bucketProblems(s3.settings)).toEqual(["S3_BUCKET cannot be used: The S3 store answered 403 InvalidAccessKeyId"]);
  await s3.stop();
});
