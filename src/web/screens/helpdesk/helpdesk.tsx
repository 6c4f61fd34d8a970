import type { Route } from "./+types/helpdesk.ts";
import { pageMeta } from "../../page-meta.ts";
import { siteContext } from "../../site.server.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Reach } from "../../ui/reach.tsx";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import { Questions } from "./questions.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(siteContext);
  return { page: brand.pages.helpdesk, origin };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ brand: matches[0].loaderData?.brand, ...loaderData, path: "/helpdesk" });
}

/** What visitors ask most, and where they ask the rest (specification 2 §2). */
export default function Helpdesk({ loaderData: { page } }: Route.ComponentProps) {
  const { email, phone } = useBrand();
  const { helpdesk } = useWords();
  return (
    <>
      <PageHead breadcrumb={helpdesk.breadcrumb} page={page} />
      <Questions questions={page.questions} />
      <FormSection title={helpdesk.askTitle} tint>
        <p>{helpdesk.askLead}</p>
        <Reach email={email} phone={phone} />
      </FormSection>
    </>
  );
}
