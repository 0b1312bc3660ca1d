// A picture with its title, a caption, and its numbers as a table for readers who can't see the picture.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { DataTable, type TableData } from "./DataTable";
import { Plot } from "./Plot";
import "./figure.css";

type Props = {
  readonly title: string;
  readonly caption: ComponentChildren;
  readonly draw: (width: number) => Element;
  readonly table: TableData;
  readonly tableName: string; // "The numbers"
  readonly wide?: boolean;
};

export function Figure({ title, caption, draw, table, tableName, wide }: Props) {
  const id = useId();
  return (
    <figure class={wide ? "figure wide" : "figure"} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Plot label={title} draw={draw} />
      <figcaption>{caption}</figcaption>
      <details>
        <summary>
          {tableName}
          <span class="visually-hidden">: {title}</span>
        </summary>
        <DataTable {...table} caption={title} />
      </details>
    </figure>
  );
}
