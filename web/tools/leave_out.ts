// Replaces parts of Observable Plot that the report does not use, and that tree shaking keeps, by stand-ins that throw
// when called: maps, calendars, colour schemes, legends and pointers. The page is 253 KB, about 80 less.
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const packages = ["d3-geo", "d3-scale-chromatic", "d3-time", "d3-time-format"];
const plotFiles = ["marks/tip.js", "interactions/pointer.js", "scales/diverging.js"];
// What every plot asks of legends and map projections: it has none.
const noLegends = `
export const createLegends = () => [];
export const exposeLegends = () => () => undefined;
export const legend = undefined;
`;
const noProjection = `
import { valueObject } from "./channel.js";
import { coerceNumbers } from "./options.js";
export const createProjection = () => undefined;
export const hasProjection = () => false;
export const projectionAspectRatio = () => undefined;
export const project = () => undefined;
export const getGeometryChannels = () => [];
export const xyProjection = () => undefined;
export function applyPosition({ x, y }, scales) {
  const position = valueObject({ ...(x && { x }), ...(y && { y }) }, scales);
  if (x) position.x = coerceNumbers(position.x);
  if (y) position.y = coerceNumbers(position.y);
  return position;
}
`;
const twoCurves = `
import { curveLinear, curveMonotoneX } from "d3";
const curves = { linear: curveLinear, "monotone-x": curveMonotoneX };
export const curveAuto = (context) => curveLinear(context);
export function maybeCurve(curve = curveLinear) {
  if (typeof curve === "function") return curve;
  if (!curves[curve]) throw new Error("the curve " + curve + " is left out of this build");
  return curves[curve];
}
export const maybeCurveAuto = (curve = curveAuto) => (curve === "auto" ? curveAuto : maybeCurve(curve));
`;
const replaced: Readonly<Record<string, string>> = {
  "legends.js": noLegends,
  "projection.js": noProjection,
  "curve.js": twoCurves,
};

async function standIn(name: string, file: string): Promise<string> {
  const names = Object.keys((await import(pathToFileURL(file).href)) as object);
  const declared = names.map((one) => `export const ${one} = missing;`).join("\n");
  return `function missing() { throw new Error("${name} is left out of this build"); }\n${declared}\n`;
}

export function leaveOut(): Plugin {
  return {
    name: "sounder:leave-out",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const file = id.replaceAll("\\", "/");
      for (const name of packages) if (file.includes(`/node_modules/${name}/`)) return standIn(name, id);
      for (const name of plotFiles) if (file.endsWith(`/@observablehq/plot/src/${name}`)) return standIn(name, id);
      for (const [name, code] of Object.entries(replaced))
        if (file.endsWith(`/@observablehq/plot/src/${name}`)) return code;
      return null;
    },
  };
}
