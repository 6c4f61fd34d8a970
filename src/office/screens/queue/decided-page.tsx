import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Page } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import text from "../../ui/text.module.css";
import { queueUrl, readQueueQuery } from "./queue-query.ts";

/** The answer about an item that no longer waits. */
export function decidedPage(request: OfficeRequest): Page {
  const { words } = request;
  const url = queueUrl(readQueueQuery(request));
  const body = (
    <div className={text.stack}>
      <p>{words.failures.decided.text}</p>
      <p>
        <a className={buttonClass("quiet")} href={url} data-key="n">
          {words.queue.toList}
        </a>
      </p>
    </div>
  );
  return { title: words.failures.decided.title, crumbs: [{ title: words.common.screens.queue, url }], body, status: 409 };
}
