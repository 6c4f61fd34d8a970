type Frame = { width: number; height: number; top?: number; align: "xMidYMid" | "xMidYMax" };

/**
 * Wraps content in an SVG document. Gradients, clip paths and stamps in the content (`{v|…}`, see paint.ts and stamp.ts) become
 * definitions, numbered from one per picture, so equal content gives equal bytes.
 */
export function picture({ width, height, top = 0, align }: Frame, content: string): string {
  const names = new Map<string, string>();
  const body = content.replace(/\{(\w)\|([^}]*)\}/g, (paint) => {
    const name = names.get(paint) ?? `f${names.size + 1}`;
    names.set(paint, name);
    return paint.startsWith("{u") ? `#${name}` : `url(#${name})`;
  });

  const definitions = [...names].map(([paint, name]) => definition(paint, name)).join("");
  const frame = `width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"`;
  const attributes = `preserveAspectRatio="${align} slice" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${attributes}><defs>${definitions}</defs>${body}</svg>`.replace(
    /#(\w)\1(\w)\2(\w)\3\b/g,
    "#$1$2$3",
  );
}

function definition(paint: string, name: string): string {
  const sort = paint.slice(1, 2);
  const detail = paint.slice(3, -1);
  if (sort === "u") return `<g id="${name}">${detail.replaceAll(" stroke=", ` fill="none" stroke=`)}</g>`;
  if (sort === "c") return `<clipPath id="${name}"><path d="${detail}"/></clipPath>`;

  const stops = detail.split("|").map(stop).join("");
  if (sort === "r") return `<radialGradient id="${name}">${stops}</radialGradient>`;

  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
}

function stop(text: string): string {
  const [offset = "0", colour = "#000000", opacity = "1"] = text.split(" ");
  const stopOpacity = opacity === "1" ? "" : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${stopOpacity}/>`;
}
