// What befell seats beside their moves, for games that tell.
import { DataTable } from "../shared/DataTable";
import { count, percentRange } from "../shared/format";
import type { CaseSummary } from "./summary";
import { say } from "./text/say";

export function Events({ one }: { readonly one: CaseSummary }) {
  if (one.events.length === 0) return null;
  return (
    <section aria-label={say("events")}>
      <h2>{say("events")}</h2>
      <p class="note">{say("eventsCaption")}</p>
      {one.events.map((event) => (
        <DataTable
          key={event.event}
          caption={event.event}
          columns={[say("eventTimes", { event: event.event }), say("eventSides"), say("winShare")]}
          rows={event.by_times.map(({ times, sides, few, win }) => [
            String(times),
            `${count(sides)}${few ? ` (${say("fewMark")})` : ""}`,
            percentRange(win),
          ])}
        />
      ))}
    </section>
  );
}
