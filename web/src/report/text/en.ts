// All texts of the report. Findings come as sentences of the lab (src/lab/words.cpp).
export const en = {
  lab: "Sounder lab",
  matches: { one: "{n} match", other: "{n} matches" },
  unfinished: "This run is not complete. Every number below is from the matches that were played.",
  noMatches: "No match was finished, so there is nothing to show.",
  broken: "This report can't be shown",
  brokenWords:
    "The numbers in this file are not what this page expects. It is a fault of Sounder, not yours. The first of {n} troubles:",

  run: "What was run",
  runGame: "Game",
  runVariants: "Variants",
  runVariant: "Variant",
  runSetup: "Options",
  runSetupNone: "As the rules say, no options",
  runBots: "Bots",
  runMatches: "Matches",
  runMatchesEach: { one: "{n} match of each variant", other: "{n} matches of each variant" },
  runPlanned: "{n} of {planned} planned",
  runSeed: "Seed",
  runSeedWords: "the same seed, bots and options give the same matches",
  runBarred: "Held back",
  runRestricted: "Restricted play",
  runRestrictedWords: {
    one: "the same again, {n} time, with one side barred from one kind of move",
    other: "the same again, {n} times, each with one side barred from one kind of move",
  },
  runBarredSeat: "{seat} may not {kind}",
  runLuck: "Luck ledger",
  runLuckWords: { one: "{n} match", other: "{n} matches" },
  runForfeits: "Forfeits",
  runForfeitsWords: {
    one: "in {n} match a bot gave up its seat and a random one played on",
    other: "in {n} matches a bot gave up its seat and a random one played on",
  },

  findings: "Findings",
  findingsNote: "Figures in brackets are 95 % intervals: the true value lies inside 95 times in 100.",

  compare: "Variants compared",
  compareWins: "Win share by variant",
  compareWinsCaption: "Dots are shares of victories, lines their 95 % intervals, the dashed line is the even share.",
  compareDifference: "Difference from {variant}",
  compareDifferenceCaption:
    "How many percentage points more or less each seat wins than in {variant}. A line that crosses zero is no statistically significant difference.",
  differencePoints: "Difference, points",
  compareNumbers: "Variants side by side",
  compareMeasures: "What moved",
  compareMeasure: "Measure",
  compareBefore: "In {variant}",
  compareAfter: "Then",
  compareChange: "Difference",
  compareMeasuresNote:
    "All measures of all variants are corrected together (Benjamini-Hochberg). The length of matches, turns and moves, often moves as one.",
  compareWinsOf: "wins of {seat}",

  skill: "Skill against luck",
  skillCaption:
    "How often the better bot wins when it takes every seat in turn against the weaker one. The dashed line is what it would win if skill did not matter.",
  skillPair: "{stronger} against {weaker}",
  skillWins: "Better bot wins",
  skillLuck: "Luckiest seat wins",
  skillSpread: "Luck of one match, points",

  needed: "What is really needed",
  neededCaption:
    "How many points of its win share a side loses when its bot may not make that kind of move and everything else, seeds included, stays the same. This is a cause, not only an association. Right of the line it loses, left of it it wins more.",
  neededLoss: "Loses, points",
  neededTaken: "Taken when free",
  neededSide: "Side",

  variants: "Variant to look at",
  glance: "At a glance",
  turns: "Turns",
  movesMade: "Moves",
  choices: "Choices a decision",
  choicesWords: "legal moves to choose from, on average",
  leadChanges: "Lead changes",
  comebacks: "Comebacks",
  comebacksWords: "winner had less than half its share after half time",
  late: "Decided late",
  lateWords: "winner not ahead at nine tenths",
  first: "First to decide wins",
  firstWords: "even would be {fair}",
  shared: "Shared victories",
  mean: "mean",
  inEvery: "in every match",
  fromTo: "matches from {least} to {most}",
  single: "How it played",

  wins: "Who wins",
  winsCaption:
    "Share of victories by seat with its 95 % interval (Wilson). The dashed line is the even share, {fair}. A shared victory counts in parts.",
  winsVerdictEven:
    "All seats tested together, none can be told from even, even if the interval of one seat alone misses the dashed line.",
  winsVerdictTogether: "All seats tested together are not even, but no single one can be named with confidence.",
  winsVerdictUneven: "Significant, corrected for all seats: {seats}.",
  seat: "Seat",
  bot: "Bot",
  winShare: "Wins",
  interval: "95 % interval",
  evenShare: "Even share",

  scores: "Scores",
  scoresCaption: "How often each score was reached, by seat. The upright line is the mean.",
  scoresCaptionBinned: "How often each score was reached, by seat, in steps of {width}. The upright line is the mean.",
  score: "Score",
  shareOfMatches: "Share of matches",
  matchesCount: "Matches",
  spread: "Spread",

  turnsTitle: "Turns",
  turnsCaption: "How many turns matches took: mean {mean}, from {least} to {most}.",
  movesTitle: "Moves",
  movesCaption: "How many moves matches took, chance included: mean {mean}, from {least} to {most}.",
  margin: "Margin",
  marginCaption: "By how many points the winner was ahead of the next seat: mean {mean}, from {least} to {most}.",
  always: "{value} in every match.",

  winCurveTitle: "Lead over time",
  winCurveCaption:
    "Each seat's winning chance from the first turn to the last, as the bots estimate it. The line is the median match; half of all matches lie in the dark band, eight of ten in the light one. Wide bands early mean that matches are decided early.",
  judge: "Can the estimate of who is ahead be believed?",
  judgeCaption:
    "All estimates of the matches looked at, by tenth: how often the seats then won, with 95 % intervals from the spread between matches. On the dashed line the estimate is right. At the {moment} turn, where it is furthest off, it gave {seat} {promised} on average, and {seat} won {won}.",
  judgePromised: "Estimated",
  judgeWon: "Won",
  judgeCases: "Estimates",
  time: "Part of the match played",
  quantileOf: "{n} of 100 below",
  leadChangesCaption: "How often the lead passed from one seat to another: mean {mean}, from {least} to {most}.",
  ahead: "Ahead for good",
  aheadCaption:
    "From when on the winner stayed ahead. Far left: decided at the start. Far right: open to the end. In half of the matches it was settled by {median} of the way.",
  aheadAt: "Settled from",

  luck: "Luck",
  luckCaption:
    "What dice and draws did to each seat's winning chance: what came less what was to be expected, summed over a match, in points. The mean must be zero; the intervals of all seats hold together in 95 of 100 runs. The pale bar is the typical luck of a single match, without the noise of the estimates. From {n} matches.",
  luckNone:
    "Chance moved nobody's winning chance in the {n} matches looked at: this game has no dice or draws after the start, or they did not matter.",
  luckAbsent: "Luck was not measured, or is left out; then the findings say why.",
  luckier: "The seat that chance helped most won {share} of them; an even share would be {fair}.",
  luckMean: "Mean luck",
  luckSpread: "Spread of one match",

  kinds: "Kinds of moves",
  kindsHonest:
    "An effect here is an association, not a cause: who took a move also differed in other ways, and longer matches offer more. What a move is really worth shows when a bot may not use it (restricted play).",
  kindsRules:
    "Rates with fewer than 30 cases on one side are marked; no contrast means that every seat that could take it did, or none. Significance is corrected for this many comparisons (Benjamini-Hochberg: at most about one in twenty of the significant effects is noise).",
  scatter: "Taken often, winning often?",
  scatterCaption:
    "Across: how often a move is taken when offered (low rates are spread out). Up: how much more often sides that took it won than sides that were offered it and never did, in points, with 95 % intervals. Solid: statistically significant. Small and grey: noise. Hollow: fewer than 30 cases.",
  scatterNone: "No kind of move was both taken and refused, so there is nothing to compare.",
  pickRate: "Taken when offered",
  effect: "Effect on winning",
  effectPoints: "Effect on winning, points",
  kind: "Move",
  offered: "Offered",
  taken: "Taken",
  rate: "Rate",
  winTaken: "Wins when taken",
  third1: "1st third",
  third2: "2nd third",
  third3: "Last third",
  thirdsNote:
    "The last three columns: how often the takers won, by the third of the match in which they took it first. * fewer than 30 cases.",
  verdict: "Verdict",
  verdictSignificant: "significant",
  verdictNoise: "noise",
  verdictFew: "few cases",
  verdictNone: "no contrast",
  table: "All kinds of moves",
  tableCaption:
    "Kinds of moves, how often they were offered and taken, and who won. Choose a column's heading to sort by it.",
  filter: "Show moves with",
  filterPlaceholder: "part of a name",
  filterVerdict: "Verdict",
  filterAll: "all",
  sortBy: "Sort by",
  sortDown: "largest first",
  sortUp: "smallest first",
  shownOf: { one: "{shown} of {n} kind shown", other: "{shown} of {n} kinds shown" },
  showAll: "Show all {n}",
  showFewer: "Show fewer",
  nothingFits: "No kind of move fits.",
  fewMark: "fewer than 30 cases",
  noEffect: "none: always or never taken",

  openings: "First moves",
  openingsCaption:
    "The first move of each seat, and how often the seat then won. A verdict compares it with the same seat's matches with another first move, corrected for this many comparisons.",
  openingWin: "Wins",
  openingTimes: "Matches",
  openingsMore: "Shown are the {n} most common.",

  events: "What befell the seats",
  eventsHonest:
    "Beside their moves, as the game tells it. Like the effects of moves these are associations, not causes.",
  eventsAhead: "How much oftener the winner had it",
  eventsCaption:
    "Times per match, beyond the mean seat of the same match. Grey intervals hold zero: nothing is known of those. Not corrected for the number of events.",
  eventAhead: "Winner, times more",
  event: "Event",
  eventMean: "Times per seat",
  eventsByTimes: "Wins by how often it befell a seat",
  eventTimes: "Times",
  eventSides: "Seats",

  boards: "On the board",
  mapCaptionTurns: "In how many of 100 turns something stood there. Darker is more often. From {n} turns.",
  mapCaptionEnd: "In how many of 100 matches it was still there at the end. Darker is more often. From {n} matches.",
  mapGround: "A cross marks: {name}.",
  mapTimes: "Times taken",
  mapShare: "Share",
  boardRate: "{verb}: how often taken",
  boardRateCaption:
    "Of the times a cell was offered, how often it was taken, in per cent. Darker is more often. Empty cells were never offered.",
  boardEffect: "{verb}: effect on winning",
  boardEffectCaption:
    "How much more (+) or less often sides that took the cell won, in points. Framed cells are significant after correction; a dot marks fewer than 30 cases.",
  cell: "Cell",

  numbers: "The numbers",

  read: "How to read this",
  readInterval:
    "An interval tells how far the truth may be from the figure: 95 of 100 such intervals hold it. More matches make it narrower, four times as many halve it.",
  readEven:
    "The even share is one part in the number of seats. All seats are tested together first, and the order of play apart; an even game is called uneven in at most 5 of 100 runs. Of several intervals one often misses the even share by chance alone.",
  readAssociation:
    "Effects of moves are associations. The sides that took a move were often ahead, behind or in a longer match already. Restricted play, where a bot may not use a move, shows causes.",
  readFew: "A rate from fewer than 30 cases is marked, and its effect is never called significant.",
  readMany:
    "Of a hundred comparisons five look real by chance. What is called significant here has passed the Benjamini-Hochberg correction for all comparisons of its variant.",
  readBots: "These are matches of bots. People may play otherwise, and a stronger bot may turn a finding round.",
  readChance:
    "Winning chances on the way are estimates, good for a picture of many matches, not for one. Where they are wrong on average, everything made of them is left out.",
} as const;
