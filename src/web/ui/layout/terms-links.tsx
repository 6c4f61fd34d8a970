import { Link } from "./link.tsx";

/** Each language by its own name. */
const LANGUAGES = [
  ["nl", "Nederlands"],
  ["de", "Deutsch"],
  ["fr", "Français"],
] as const;

/** The terms in each of their languages. */
export function TermsLinks({ className, current }: { className?: string; current?: string }) {
  return (
    <ul className={className}>
      {LANGUAGES.map(([language, name]) => (
        <li key={language}>
          <Link
            to={`/voorwaarden/${language}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? "page" : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
