import { expect, test } from "vitest";
import { axeViolations } from "../support/audits/axe.ts";
import { edgeDefects } from "../support/audits/forced-colors.ts";
import { headDefects } from "../support/audits/head.ts";
import { htmlErrors } from "../support/audits/html.ts";
import { languageDefects } from "../support/audits/language.ts";
import { letterDefects, motionDefects, pictureDefects, roomDefects, targetDefects, widthDefects } from "../support/audits/layout.ts";
import { PHONE, visits } from "../support/visit.ts";

const visit = visits();

/** One of each defect that no screen may have. */
const POOR = `<!DOCTYPE html><html lang="en"><head><title>Poor</title></head><body>
<h1>One</h1><h1>Two</h1>
<main style="height: 4000px">
<img src="data:,">
<p style="font-size: 9px">Small print</p>
<button style="width: 12px; height: 12px; padding: 0; font: inherit; transition: color 1s" aria-label="Tiny">x</button>
<div style="width: 900px">Wide</div>
<div style="position: sticky; top: 0; height: 700px">In the way</div>
<p style="color: #ddd">Pale</p>
<p>Buchen Sie <span style="display: inline-block; width: 30px">per E-Mail</span></p>
<a href="/" class="x_button_x" style="box-shadow: 0 0 0 1px black">No edge</a>
<style>@media (forced-colors: active) { #edged { border: 1px solid } } @media not (forced-colors: active) { #edged { border: none } }</style>
<textarea id="edged" title="Edged"></textarea>
</main></body></html>`;

test("the audits find the defects that they look for", async () => {
  const visitor = await visit("nl", { viewport: PHONE, expectsFailures: true });
  const { page } = visitor;
  await page.setContent(POOR);
  expect(await headDefects(visitor)).toEqual(["lang is en", "the title is “Poor”", "the description is “”", "there are 2 main headings"]);
  expect(await widthDefects(page)).toEqual([expect.stringMatching(/^scrolls sideways/), expect.stringMatching(/^sticks out.*900px/)]);
  expect(await letterDefects(page)).toEqual(["letters of 9 px: Small print"]);
  expect(await targetDefects(page)).toEqual([expect.stringMatching(/^too small, 12 × 12 px: <button/)]);
  expect(await motionDefects(page)).toEqual([expect.stringMatching(/^would move: BUTTON/)]);
  expect(await pictureDefects(page)).toContainEqual(expect.stringMatching(/^no alt/));
  expect(await roomDefects(page)).toEqual([expect.stringMatching(/^covers 700 of 844 px/)]);
  expect(await htmlErrors(await page.content())).toContainEqual(expect.stringMatching(/^no-implicit-button-type/));
  expect(await languageDefects(visitor)).toEqual(['sie in "Buchen Sie "', 'a line ends inside "per E-Mail"']);
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^color-contrast/));
  await page.emulateMedia({ forcedColors: "active" });
  expect(await edgeDefects(page)).toEqual([expect.stringMatching(/^has no edge: <a/)]);
  await page.evaluate(() => document.body.append(document.createElement("iframe")));
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^has a frame/)]);
});
