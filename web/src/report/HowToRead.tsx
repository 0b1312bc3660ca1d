import { say } from "./text/say";

const notes = ["readInterval", "readEven", "readAssociation", "readFew", "readMany", "readChance", "readBots"] as const;

export function HowToRead() {
  return (
    <section class="how-to-read" aria-labelledby="read">
      <h2 id="read">{say("read")}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{say(note)}</li>
        ))}
      </ul>
    </section>
  );
}
