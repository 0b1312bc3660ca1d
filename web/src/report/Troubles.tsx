// Shown in place of an empty page when the data is not as the report expects it.
import type { ShapeError } from "../shared/shape";
import { say } from "./text/say";
import "./report.css";

export function Troubles({ troubles }: { readonly troubles: readonly ShapeError[] }) {
  return (
    <main>
      <h1>{say("broken")}</h1>
      <p>{say("brokenWords", { n: troubles.length })}</p>
      <ul>
        {troubles.slice(0, 5).map(({ path, words }) => (
          <li key={path}>
            <code>{path}</code>: {words}
          </li>
        ))}
      </ul>
    </main>
  );
}
