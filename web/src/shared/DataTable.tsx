// A plain table. The first column names the row. A long table scrolls in its own box, which the keyboard can reach.
import "./data_table.css";

export type TableData = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

type Props = TableData & { readonly caption: string };

export function DataTable({ columns, rows, caption }: Props) {
  return (
    <div class="data-table" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th scope="row" key={column}>
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
