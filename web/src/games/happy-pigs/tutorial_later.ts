// The middle of the tutorial's match, as its record has it: up to the last card of the winter.
export const untilTheLastRound = `
  card Piglet Race; p1: choose mate; choose sell; mate; card Village Fete; p1: choose mate; choose mate; mate; card Season of Love;
  p1: choose buy; choose feed; buy vaccine; buy supplement; buy vaccine; buy supplement; buy amulet; done; card Barbecue Weather;
  p1: choose feed; choose feed; feed piglet+supplement; feed piglet+supplement; vaccinate average; vaccinate average; card Market Day;
  p1: choose mate; choose mate; mate; card Pig Show; p1: choose feed; choose sell; feed piglet; card Full Barn; p1: choose sell; choose feed;
  sell small; sell big vaccinated; done; card Harvest Leftovers; p1: choose feed; choose buy; done; feed average vaccinated;
  feed average vaccinated; card Prize Boar; p1: choose mate; choose sell; mate+amulet; mate; card Cold Snap Sale; p1: choose feed;
  choose mate; feed piglet; card New Year Market; p1: choose sell; choose feed; sell small; sell small; done; card Ham Season
`
  .split(";")
  .map((move) => move.trim());
