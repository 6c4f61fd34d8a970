import { useId } from "react";
import { useWords } from "../page-context.ts";
import styles from "./chart.module.css";
import { barsOf, CHART, scaleEnd } from "./chart-scale.ts";

/** `isPart`: of fewer days than the others, so that it is drawn lighter. */
export type ChartPoint = { label: string; tick: string; value: number; isPart?: boolean };

type ChartProps = {
  title: string;
  /** What the chart shows in a sentence, for screen readers. */
  description: string;
  /** From left to right; `tick` is the short label below the drawing. */
  points: readonly ChartPoint[];
};

/** Bars, drawn on the server. The labels are text beside the drawing: it is stretched to any width, and they keep their size. */
export function Chart({ title, description, points }: ChartProps) {
  const { common } = useWords();
  const id = useId();
  const values = points.map(({ value }) => value);
  const end = scaleEnd(values);
  const number = new Intl.NumberFormat(common.locale);
  const ends = [
    points[0],
    points.length > 2 ? points[Math.floor(points.length / 2)] : undefined,
    points.length > 1 ? points.at(-1) : undefined,
  ];
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.scale} aria-hidden="true">
        {[end, end / 2, 0].map((tick) => (
          <span key={tick}>{number.format(tick)}</span>
        ))}
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {[0, 0.5, 1].map((share) => (
          <line key={share} className={styles.line} x1="0" x2={CHART.width} y1={CHART.height * share} y2={CHART.height * share} />
        ))}
        {barsOf(values).map((bar, index) => (
          <rect key={points[index]?.label} className={points[index]?.isPart ? styles.part : styles.bar} {...bar}>
            <title>{`${points[index]?.label}: ${number.format(values[index] ?? 0)}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        {ends.map((point) => point && <span key={point.label}>{point.tick}</span>)}
      </div>
    </figure>
  );
}
