import type { Route } from "./+types/advertise.ts";
import { pageMeta } from "../../page-meta.ts";
import { siteContext } from "../../site.server.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Reach } from "../../ui/reach.tsx";
import { useWords } from "../../words/use-words.ts";
import { AgendaModule } from "./agenda-module.tsx";
import { Claims } from "./claims.tsx";
import { Offer } from "./offer.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin, advertiserUrl } = context.get(siteContext);
  return { page: brand.pages.advertise, email: brand.salesEmail, origin, advertiserUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ brand: matches[0].loaderData?.brand, ...loaderData, path: "/adverteren" });
}

/** What advertising does and costs, and where one asks for it (specification 2 §2). */
export default function Advertise({ loaderData: { page, email, advertiserUrl } }: Route.ComponentProps) {
  const { advertise } = useWords();
  return (
    <>
      <PageHead breadcrumb={advertise.breadcrumb} page={page} />
      <Claims />
      <Offer page={page} login={{ url: advertiserUrl, email }} />
      <FormSection title={advertise.askTitle} tint>
        <p>{advertise.askLead}</p>
        <Reach email={email} phone={null} />
      </FormSection>
      {page.agenda && <AgendaModule agenda={page.agenda} />}
    </>
  );
}
