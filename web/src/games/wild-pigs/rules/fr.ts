import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "goal",
      title: "De quoi il s'agit",
      picture: "breeds",
      text: [
        "Des sangliers mutants attaquent la ferme, de **jour** puis de **nuit**. Chaque époque dure six manches et se termine par un boss. Qui a le plus de **points de victoire** (PV) à la fin de la nuit gagne.",
        "Les points viennent des sangliers vaincus, des améliorations que vous possédez et des boss. Les blessures en retirent.",
        "Wild Pigs Will Attack! est un jeu de Daniangio. Cette page n'est pas officielle et emploie nos propres mots ; les noms des cartes et les dessins sont les nôtres.",
      ],
    },
    {
      id: "lanes",
      title: "Les couloirs",
      picture: "lane",
      text: [
        "Il y a autant de couloirs que de joueurs. Un sanglier arrive au **Fond**, passe au **Milieu**, puis **Devant**. Seuls ceux de devant attaquent.",
        "Après chaque manche : celui qui est Devant s'**enrage** ; puis les sangliers avancent dans les places libres devant eux ; puis chaque Fond libre reçoit un nouveau sanglier, tant que la pioche en a. Celui qui vient d'arriver Devant n'est pas encore enragé.",
        "Un sanglier enragé coûte 2 rouges de plus, vaut 1 PV de plus et attaque toutes les postures.",
      ],
    },
    {
      id: "stances",
      title: "Postures et cubes",
      picture: "wheel",
      text: [
        "Au début de votre tour, votre **posture** vous donne des cubes : **Agressive** 5 rouges et 1 vert, **Tactique** 1 rouge et 5 bleus, **Retranchée** 1 bleu et 5 verts, **Équilibrée** 2 de chaque. Vos améliorations peuvent en ajouter. Les cubes se gardent sans limite.",
        "La posture décide aussi de qui vous attaque. Agressive : Féroces et Hybrides. Tactique : Rusés et Hybrides. Retranchée : Massifs et Hybrides. Équilibrée : Féroces, Rusés et Massifs, mais pas les Hybrides.",
      ],
    },
    {
      id: "turn",
      title: "Votre tour : une action principale",
      text: [
        "À chaque tour, vous faites exactement une de ces choses : **combattre** un sanglier, prendre **une autre posture**, ou **préparer** un jeton (attaque, conversion ou joker ; masse seulement avec une amélioration qui le permet). On ne passe que s'il n'y a rien à préparer.",
        "À la fin du tour, vous recevez un joker, les Massifs de devant prennent un poids, puis ceux de devant vous attaquent. Quand il ne reste rien à choisir, le tour se termine tout seul.",
        "L'ordre change : qui a joué en dernier dans une manche commence la suivante.",
      ],
    },
    {
      id: "free",
      title: "Ce que vous pouvez faire en plus",
      text: [
        "**Acheter** une carte par tour, si vous avez un emplacement libre de ce type. Vous commencez avec un emplacement d'amélioration et un d'arme, et pouvez en avoir quatre de chaque.",
        "**Ajouter un emplacement** une fois par tour, contre un joker. **Convertir** des cubes avec des jetons conversion. **Utiliser** les améliorations actives, une fois par tour chacune. **Changer de posture gratuitement** si un butin vous l'a donné.",
        "Tout cela avant ou après l'action principale.",
      ],
    },
    {
      id: "tokens",
      title: "Les jetons",
      picture: "tokens",
      text: [
        "**Attaque** : 2 rouges de moins dans un combat. **Conversion** : jusqu'à 3 cubes d'une couleur en deviennent une autre. **Joker** : un cube de n'importe quelle couleur, dans un combat ou un achat, ou un nouvel emplacement. Ceux-là se dépensent.",
        "**Masse** : 2 verts de moins dans chaque combat, et vous la gardez. On peut tenir trois jetons de chaque sorte.",
      ],
    },
    {
      id: "fight",
      title: "Combattre",
      text: [
        "On combat le premier sanglier d'un couloir, où qu'il soit. Seule une arme à longue portée atteint ceux de derrière.",
        "Le coût est celui imprimé, plus 1 vert par poids, plus 2 rouges s'il est enragé. Jetons masse, remises des améliorations, jetons attaque, jokers et armes le réduisent ; le reste se paie en cubes. Si vous ne pouvez pas tout payer, pas de combat.",
        "Chaque arme jouée perd un usage ; une arme usée disparaît. Un sanglier vaincu donne ses points et son **butin**. L'application montre toutes les façons de payer qu'aucune autre ne bat.",
      ],
    },
    {
      id: "attacks",
      title: "Les attaques",
      text: [
        "Les **Féroces** vous blessent. Les **Rusés** volent 2 cubes de votre choix ; si vous en avez moins, ils prennent tout et vous blessent. Les **Massifs** vous blessent quand ils portent 3 poids, et rien avant.",
        "Les **Hybrides** agissent selon votre posture : en Féroces contre l'Agressive, en Rusés contre la Tactique ; contre la Retranchée ils prennent un poids et blessent à 3 ; l'Équilibrée ne craint rien, sauf un Hybride enragé, qui blesse.",
        "Le couloir 1 attaque d'abord. Le plateau montre qui vous attaquera avant que vous finissiez votre tour.",
      ],
    },
    {
      id: "market",
      title: "Les marchés",
      text: [
        "Il y a deux marchés : les **améliorations** restent à vous et valent des points, les **armes** rendent les combats moins chers. Chacun montre une carte nouvelle de plus que de joueurs.",
        "Au début d'une manche, les nouveautés deviennent la **dernière chance** et d'autres arrivent ; ce qui était à sa dernière chance est défaussé. Une carte achetée n'est pas remplacée avant cela.",
      ],
    },
    {
      id: "boss",
      title: "Le boss",
      picture: "boss",
      text: [
        "Après la sixième manche, les couloirs se vident et le boss arrive. À votre tour, vous prenez vos cubes et pouvez payer autant de ses trois **seuils** que vous voulez, une fois chacun. Ils se paient comme des combats ; il n'y a pas d'action principale.",
        "Un seuil payé donne sa récompense. Un seuil impayé vous coûte sa pénalité à la fin du tour (les pénalités sont les nôtres : les cartes imprimées n'en indiquent pas).",
        "Autres façons de jouer : en **cadeau**, sans pénalités ; ou en **course**, où chaque seuil ne va qu'à un seul joueur.",
      ],
    },
    {
      id: "score",
      title: "Le score",
      text: [
        "Additionnez les PV des sangliers vaincus, des améliorations et des boss. Jusqu'à 4 blessures coûtent 1 point chacune ; de 5 à 9, 10 en tout ; 10 ou plus, 20.",
        "À égalité : le moins de blessures, puis le plus de sangliers et de seuils, puis le plus de cubes restants.",
      ],
    },
    {
      id: "later",
      title: "L'édition suivante",
      text: [
        "Une option joue un état suivant du projet : un couloir de plus, des marchés plus grands, cinq emplacements et cinq jetons de chaque sorte, pas de pénalités de boss, les jokers seulement dans les combats, et les 4 premières blessures gratuites. Sa posture Tactique donne 1 rouge, 4 bleus et 1 vert.",
      ],
    },
  ],
};
