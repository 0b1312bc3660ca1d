// boardgame.io's server, as it comes: states in memory, nothing on a disk. A small game for two: cells of a board are taken in turn.
//   NODE_ENV=production node server.cjs PORT
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const cells = 25;

const board = {
  name: "board",
  setup: () => ({ taken: Array(cells).fill(null), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (!(cell in G.taken) || G.taken[cell] !== null) return INVALID_MOVE;
      G.taken[cell] = playerID;
      G.count += 1;
    },
  },
  endIf: ({ G }) => (G.count === cells ? { draw: true } : undefined),
};

const server = Server({ games: [board], origins: [/./] });
server.router.get("/readyz", (context) => {
  context.body = "ready";
});
server.run(Number(process.argv[2]));
