// Invitations to a table: a link and a QR code. And the code for other devices of this person.
import { useEffect, useState } from "preact/hooks";
import { gameEntry } from "../../games/list";
import { Denied } from "../../match/remote/connection";
import type { ToAppOf } from "../../match/remote/protocol";
import type { RemoteTable } from "../../match/remote/table";
import { copied, type SharedLink } from "../parts/SharedNote";
import { QrCode } from "./QrCode";
import { justCopied, tableAddress } from "./server";
import { useTableSay, whyDenied } from "./words";

type LinkProps = { readonly link: string; readonly label: string; readonly text: string };

function LinkField({ link, label, text }: LinkProps) {
  const say = useTableSay();
  const [shared, setShared] = useState<SharedLink>(justCopied(link));
  const share = () => void navigator.share({ url: link, text }).catch(() => undefined);
  return (
    <>
      <label class="field link-field">
        <span>{label}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <button class="primary" onClick={() => void copied(link).then(setShared)}>
          {say("copy")}
        </button>
        {"share" in navigator && <button onClick={share}>{say("share")}</button>}
        <span role="status">{shared && say(shared.onClipboard ? "copied" : "copyYourself")}</span>
      </div>
    </>
  );
}

// Whether the address of this page is one of this computer alone.
export const isLoopback = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

type Reach = Pick<ToAppOf<"reach">, "origins" | "only_here"> | null;

// The addresses of this computer in its networks. The server tells them to the host on this computer alone.
function useReach(table: RemoteTable): Reach {
  const [reach, setReach] = useState<Reach>(null);
  const asks = isLoopback(location.hostname) && table.seat !== null && table.seat === table.state?.host;
  useEffect(() => {
    if (!asks) return;
    let current = true;
    void table.request({ is: "reach" }).then(
      (answer) => current && answer.is === "reach" && setReach(answer),
      () => undefined, // a server of before, or one behind a proxy
    );
    return () => void (current = false);
  }, [table, asks]);
  return reach;
}

type ElsewhereProps = {
  readonly reach: Reach;
  readonly origin: string;
  readonly choose: (origin: string) => void;
};

// What to do about a link that no other device can open.
function Elsewhere({ reach, origin, choose }: ElsewhereProps) {
  const say = useTableSay();
  const { origins = [], only_here = false } = reach ?? {};
  if (origin !== location.origin)
    return (
      <p role="status">
        {say("reachChosen")}{" "}
        <button class="quiet-button" onClick={() => choose(location.origin)}>
          {say("reachThis")}
        </button>
      </p>
    );
  return (
    <>
      <p class="refusal">
        {say("onlyHere")} {only_here && say("reachStart")}
        {reach && !only_here && origins.length === 0 && say("reachNone")}
      </p>
      {origins.length > 0 && (
        <>
          <p>{say("reachAsk")}</p>
          <div class="row">
            {origins.map((one) => (
              <button key={one} onClick={() => choose(one)}>
                {new URL(one).host}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

export function Invitation({ table }: { readonly table: RemoteTable }) {
  const say = useTableSay();
  const id = table.state?.game ?? "";
  const game = gameEntry(id)?.title ?? id;
  const reach = useReach(table);
  const [origin, setOrigin] = useState(location.origin);
  const link = tableAddress(id, table.id).replace(location.origin, origin);
  return (
    <section class="box" aria-labelledby="invite">
      <h2 id="invite">{say("inviteTitle")}</h2>
      <p class="quiet">{say("inviteHelp")}</p>
      <div class="invitation">
        <QrCode text={link} title={say("qrTitle")} />
        <div class="invitation-words">
          {isLoopback(location.hostname) && <Elsewhere reach={reach} origin={origin} choose={setOrigin} />}
          <LinkField key={link} link={link} label={say("inviteLink")} text={say("inviteText", { game })} />
        </div>
      </div>
    </section>
  );
}

type Code = { readonly code: string; readonly until: number } | { readonly why: string } | null;

// The eight letters are shown in two halves.
const halves = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

export function OtherDevice({ table }: { readonly table: RemoteTable }) {
  const say = useTableSay();
  const [code, setCode] = useState<Code>(null);
  const ask = async () => {
    try {
      const answer = await table.request({ is: "code" });
      if (answer.is === "code") setCode(answer);
    } catch (error) {
      if (error instanceof Denied) setCode({ why: whyDenied(error, say) });
    }
  };
  return (
    <details class="box">
      <summary>
        <strong>{say("otherDevice")}</strong>
      </summary>
      <p class="quiet">{say("otherDeviceHelp")}</p>
      <LinkField
        link={tableAddress(table.state?.game ?? "", table.id, table.mine.secret)}
        label={say("personalLink")}
        text=""
      />
      <div class="row">
        <button onClick={() => void ask()}>{say("codeAsk")}</button>
        <span role="status">
          {code &&
            ("why" in code ? (
              code.why
            ) : (
              <strong class="code" ref={(box) => box?.scrollIntoView({ block: "nearest" })}>
                {halves(code.code)}
              </strong>
            ))}
          {code && "code" in code && <span class="quiet"> {say("codeUntil")}</span>}
        </span>
      </div>
    </details>
  );
}
