// The result of checking the dice of a table, in words.
import { useEffect, useRef, useState } from "preact/hooks";
import { EngineLink } from "../../engine/link";
import type { Person } from "../../games/game";
import { checkTableDice, type DiceFinding } from "../../match/remote/table_dice";
import type { MyTable } from "../../match/my_tables";
import type { RecordFile } from "../../match/record";
import type { SeatName } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { nameAt } from "../parts/people";
import { useTableSay } from "./words";

type Props = {
  readonly source: MatchSource;
  readonly mine: Partial<MyTable>;
  readonly seat: SeatName | null;
  readonly people: readonly Person[];
  readonly engine: string;
};

export function DiceReport({ source, mine, seat, people, engine }: Props) {
  const say = useTableSay();
  const [found, setFound] = useState<readonly DiceFinding[] | null>(null);
  useEffect(() => {
    const link = new EngineLink(engine);
    const look = async () => {
      const text = await source.record();
      await link.call("open", text);
      return checkTableDice(link, JSON.parse(text) as RecordFile, mine, seat);
    };
    void look()
      .catch((error: unknown): readonly DiceFinding[] => [
        { is: "wrong", why: error instanceof Error ? error.message : String(error) },
      ])
      .then(setFound)
      .finally(() => link.stop());
    return () => link.stop();
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [found]); // on a phone it is below the edge of the card
  const words = (one: DiceFinding): string => {
    switch (one.is) {
      case "promise":
        return say(one.seen ? "dicePromiseKept" : "dicePromiseOnly");
      case "mine":
        return say("diceMine");
      case "nonces":
        return say("diceNonces", { n: one.count });
      case "empty":
        return say("diceEmpty", { name: nameAt(people, one.seat) });
      case "draws":
        return say("diceFine", { n: one.count });
      case "none":
        return say("diceNoChance");
      case "insecure":
        return say("diceInsecure");
      case "wrong":
        return say("diceWrong", { why: one.why });
    }
  };
  return (
    <div class="dice-report" role="status" ref={box}>
      <h3>{say("checkDice")}</h3>
      {!found && <p>{say("diceChecking")}</p>}
      {found && (
        <ul>
          {found.map((one, i) => (
            <li key={i} data-fine={one.is !== "wrong"} class={one.is === "wrong" ? "refusal" : undefined}>
              {words(one)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
