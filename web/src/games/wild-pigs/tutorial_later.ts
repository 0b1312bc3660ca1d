// The middle of the tutorial's match, as its record has it: up to the learner's turn at the night boss.
export const untilTheBoss = `
  threat platyporkus; threat einswine; stock hog-butcher; stock prism-snout; stock muscle-memory; stock stink-bomb;
  stock flaming-skewer; stock flaming-skewer; stance tactical; buy tenderiser; wild R; wild G; end; buy pig-latin;
  fight lane 2; pay 2 wild G discount G; extend upgrade; threat platyporkus; threat hogre; stock hog-butcher;
  stock were-farmer; stock mud-bath; stock potato-cannon; stock potato-cannon; stock live-wire; buy live-wire;
  prepare wild; wild G; wild R; extend upgrade; lose 2B; fight lane 1; end; stock mud-spa; stock field-guide;
  stock muscle-memory; stock bedtime-story; stock peashooter; stock bedtime-story; stance balanced; extend upgrade;
  buy field-guide; convert 1 R to G; end; fight lane 2; buy muscle-memory; end; stock red-mist; stock balanced-diet;
  stock night-mason; stock spam-filter; stock flaming-skewer; stock dinner-gong; fight lane 1; buy balanced-diet;
  convert 3 G to R; extend upgrade; end; lose 1R 1G; prepare wild; extend upgrade; buy mud-spa; wild G;
  convert 3 R to G; lose 2R; threshold 3; extend upgrade; threshold 1; pay discount R; end; lose 1 conversion;
  threat attila-the-hog; threat hogtopus; stock habit; stock field-guide; stock hog-butcher; stock barbecue-tongs;
  stock tenderiser; stock live-wire; buy night-mason; prepare wild; wild R; wild G; end; buy red-mist; prepare wild;
  extend weapon; threat attila-the-hog; threat hamlet; stock were-farmer; stock lead-trotters; stock pig-latin;
  stock bedtime-story; stock dinner-gong; buy bedtime-story; fight lane 1; pay 3 wild R discount R; wild G; wild R;
  end; prepare wild; end; threat hogtopus; threat hamnibal; stock trough-forge; stock temper-tannery; stock mud-bath;
  stock bedtime-story; stock spam-filter; stock potato-cannon; fight lane 1; with tenderiser; pay 3 wild R discount R;
  buy bedtime-story; wild R; wild B; end; fight lane 1; with live-wire; extend weapon; threat hamlet; stock red-mist;
  stock hog-whisperer; stock night-mason; stock live-wire; stock potato-cannon; stock stink-bomb; buy stink-bomb;
  fight lane 2; wild G; end; stance tactical; end; threat hamlet; stock balanced-diet; stock field-guide;
  stock pig-latin; stock peashooter; stock stink-bomb; stock dinner-gong; fight lane 1; with bedtime-story;
  pay 1 wild B; convert 2 G to B; convert 3 G to R; extend weapon; wild G; buy dinner-gong; lose 2G; stance tactical;
  buy peashooter; wild G; extend weapon; lose 1B 1G; stock boarchine; stock muscle-memory; stock flaming-skewer;
  stock flaming-skewer; stock peashooter; buy stink-bomb; fight lane 2; convert 2 R to G; end; extend weapon;
  buy peashooter; fight lane 1; with dinner-gong; convert 3 G to R; convert 3 G to B
`
  .split(";")
  .map((move) => move.trim());
