import "../../web/document/styles/tokens.css";
import "../../web/document/styles/base.css";
import "./face.css";
import type { Page } from "../http/answer.ts";
import { useRequest } from "../page-context.ts";
import { BareFrame, Frame } from "../ui/frame.tsx";

type OfficeDocumentProps = {
  page: Page;
  nonce: string;
  /** The text of the stylesheet in development; otherwise it is a file. */
  styles: string;
};

/** The whole document of a page. */
export function OfficeDocument({ page, nonce, styles }: OfficeDocumentProps) {
  const { words, site, session } = useRequest();
  const { boot, stylesheet } = site.build;
  const language = session?.account.language ?? words.common.locale.slice(0, 2);
  return (
    <html lang={language} data-palette="company" data-keys={session?.account.hasLetterKeys === false ? "off" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${page.status === 422 ? `${words.common.wrong}: ` : ""}${page.title} – ${words.common.site}`}</title>
        {stylesheet !== null && <link rel="stylesheet" href={stylesheet} />}
        {styles !== "" && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />}
        <meta property="csp-nonce" content={nonce} />
        <script type="module" src={boot} nonce={nonce} />
      </head>
      <body>{page.isBare ? <BareFrame page={page} /> : <Frame page={page} />}</body>
    </html>
  );
}
