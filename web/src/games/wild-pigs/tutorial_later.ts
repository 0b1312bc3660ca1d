// The middle of the tutorial's match, as its record has it: up to the learner's turn at the night boss.
export const untilTheBoss = `
  threat sowmo; threat sherlock-hams; stock temper-tannery; stock lead-trotters; stock balanced-diet; stock riddle-rod; stock pig-whistle;
  stock matador-cape; buy riddle-rod; extend upgrade; prepare conversion; convert 3 R to G; buy temper-tannery; extend upgrade; fight lane 1;
  pay 2 wild B; end; threat sowmo; stock night-mason; stock hog-butcher; stock red-mist; stock sinker; stock bucket-of-slop;
  stock rusty-fork; buy red-mist; prepare wild; extend upgrade; end; stance balanced; buy balanced-diet; extend upgrade; threat snout-scout;
  stock prism-snout; stock pig-latin; stock field-guide; stock cold-shower; stock pig-whistle; stock lantern-lance;
  buy field-guide with 1 wild B; extend upgrade; prepare conversion; end; buy lantern-lance; extend upgrade; prepare attack;
  convert 3 R to B; stock field-guide; stock pig-latin; stock trough-forge; stock boar-knife; stock slingshot; stock lullaby-lute;
  buy field-guide; prepare wild; end; buy pig-latin; prepare wild; convert 2 R to G; end; threshold 2; with riddle-rod; pay discount B;
  stock wrecking-ham; threshold 3; bare; pay 2 wild G discount G; threshold 1; pay discount R; extend weapon; buy boar-knife; buy pig-latin;
  threshold 2; bare; pay 1 wild B discount B; stock banana-peel; threshold 3; with banana-peel; pay discount G; extend weapon; end;
  threat boarserker; threat snoutfather; stock red-mist; stock mud-spa; stock trough-forge; stock bucket-of-slop; stock fog-horn;
  stock truffle-decoy; fight lane 1; with wrecking-ham; pay discount R; buy lullaby-lute; extend weapon; buy fog-horn; fight lane 2;
  with fog-horn; pay 1 wild R discount R; convert 2 G to B; end; threat mammoth-ham; threat count-porkula; stock hog-whisperer;
  stock hog-butcher; stock habit; stock sinker; stock garlic-bulb; stock crash-diet; buy crash-diet; fight lane 2; bare;
  pay 1 wild B discount B; convert 3 R to G; extend weapon; end; buy sinker; fight lane 1; with riddle-rod, sinker; end; threat pig-brother;
  threat boarserker; stock muscle-memory; stock mud-bath; stock field-guide; stock boarmerang; stock lullaby-lute; stock garlic-bulb;
  buy lullaby-lute; fight lane 2; with boar-knife, lullaby-lute; free stance tactical; buy boarmerang with 1 wild B; prepare wild;
  free stance hunkered; threat chimoira; threat fort-pork; stock hog-butcher; stock were-farmer; stock boarchine; stock boar-knife;
  stock slingshot; stock matador-cape; buy slingshot; fight lane 2; with crash-diet, lantern-lance; fight lane 1;
  with riddle-rod, boar-knife, lullaby-lute; buy garlic-bulb; convert 1 R to B; stock balanced-diet; stock night-mason; stock were-farmer;
  stock lantern-lance; buy lantern-lance; fight lane 1; with lantern-lance, lullaby-lute; prepare conversion; convert 3 G to B;
  stock mud-bath; stock hog-butcher; stock garlic-bulb; stock slingshot; stock pike; prepare conversion; convert 2 G to B; buy slingshot;
  stance hunkered
`
  .split(";")
  .map((move) => move.trim());
