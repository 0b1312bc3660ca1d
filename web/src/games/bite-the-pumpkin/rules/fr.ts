import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "goal",
      title: "De quoi s’agit-il ?",
      text: [
        "Un fermier plante des citrouilles, une horde de cinq cochons les mange. On joue chacun son tour sur une prairie de 8 cases sur 8.",
        "**Le fermier gagne** dès que la dernière de ses 20 citrouilles est plantée. **La horde gagne** si, après ses morsures, il ne reste que 2 citrouilles ou moins sur la prairie.",
        "Rien n’est caché, rien n’est laissé au hasard.",
      ],
    },
    {
      id: "setup",
      title: "Mise en place",
      text: [
        "Les arbres sont là dès le début et ne bougent jamais. Une case contient au plus une pièce : un arbre, un cochon ou un légume.",
        "La horde commence. Tour à tour, une pièce à la fois, chacun place **cinq pièces** sur des cases vides.",
        "Un cochon ne peut pas être placé à côté d’un légume, même en diagonale. C’est seulement s’il n’existe aucune case convenable qu’il peut aller sur n’importe quelle case vide. Le fermier, lui, plante où il veut.",
      ],
      picture: "setup",
    },
    {
      id: "turns",
      title: "Les tours",
      text: ["Après la mise en place, la horde joue la première, puis le fermier, et ainsi de suite. Le tour de la horde a quatre étapes : **mordre, compter, courir, digérer**. Celui du fermier n’en a qu’une : **planter**."],
    },
    {
      id: "bite",
      title: "Mordre",
      text: [
        "Chaque cochon à côté d’une citrouille, même en diagonale, **doit en manger une**. Il reste sur place ; la citrouille quitte le jeu.",
        "Un cochon mange une citrouille par tour et une citrouille n’est mangée que par un cochon. S’il y a plusieurs possibilités, la horde décide qui mange quoi, mais celui qui peut encore manger ne peut pas s’en priver.",
        "Qui a mangé **se couche** et ne court pas ce tour-ci. S’il n’y a qu’une possibilité, le jeu s’en charge.",
      ],
      picture: "bite",
    },
    {
      id: "count",
      title: "Compter",
      text: ["On compte alors les citrouilles sur la prairie : s’il y en a 2 ou moins, la horde a gagné. On ne compte qu’à ce moment-là."],
    },
    {
      id: "run",
      title: "Courir",
      text: [
        "La horde choisit **une direction** : nord, sud, est ou ouest. Chaque cochon debout court de ce côté jusqu’à ce que quelque chose l’arrête : la clôture, un arbre, un légume, un cochon couché ou déjà arrêté.",
        "Le cochon de tête court le premier : ceux d’une même ligne se rangent donc à la queue leu leu. On peut aussi choisir une direction où personne ne bouge.",
        "Si tous les cochons sont couchés, personne ne court.",
      ],
      picture: "run",
    },
    { id: "digest", title: "Digérer", text: ["Les cochons couchés se relèvent. C’est ensuite au fermier."] },
    {
      id: "plant",
      title: "Planter",
      text: [
        "Le fermier plante une citrouille sur n’importe quelle case vide, même juste devant un groin. Il ne peut pas passer, sauf si aucune case ne lui est ouverte.",
        "Quand la dernière citrouille est en terre, il gagne aussitôt, avant que les cochons puissent mordre encore.",
      ],
    },
    {
      id: "three",
      title: "À trois",
      text: [
        "Un second fermier cultive des **brocolis**. Chaque fermier a 18 légumes. L’ordre est : horde, fermier aux citrouilles, fermier aux brocolis.",
        "Une citrouille et un brocoli ne se touchent jamais par un côté ; par un coin, c’est permis. L’image montre où un brocoli ne peut pas aller.",
        "Dans le même tour, un cochon peut manger **une citrouille et un brocoli**.",
        "Un fermier qui, au moment de compter, n’a plus que 2 légumes ou moins est **éliminé**. Ce qu’il a planté reste et peut encore être mangé. Un fermier qui a tout planté est à l’abri.",
        "La horde gagne si les deux fermiers sont éliminés. Un fermier qui a tout planté gagne si l’autre est éliminé. Si les deux ont tout planté, c’est le fermier aux brocolis qui gagne.",
      ],
      picture: "three",
    },
    {
      id: "variants",
      title: "Variantes",
      text: [
        "**D’autres arbres** : verger, haie, prairie ouverte, ou une disposition à vous avec 20 arbres au plus. Les cochons s’arrêtent devant un obstacle : chaque arbre change donc leurs chemins.",
        "**Coup de pouce au fermier débutant** : une ou deux citrouilles de plus après la mise en place, prises dans sa réserve (à deux joueurs).",
        "**Morsures automatiques** : le jeu choisit ce que mangent les cochons et la horde ne fait que courir.",
      ],
    },
    {
      id: "playing",
      title: "Jouer ici",
      text: [
        "Touchez une case qui brille pour placer ou planter. Pour courir, touchez une flèche sur la clôture, glissez le doigt sur la prairie ou utilisez les flèches du clavier : le premier appui montre où s’arrêteraient les cochons, la même touche encore une fois ou Entrée lance la course.",
        "Pour choisir les morsures, touchez un cochon puis ce qu’il mange.",
        "Si, pendant très longtemps, rien n’est planté ni mangé, ceux qui sont encore en jeu partagent la victoire. Cela n’arrive presque jamais.",
      ],
    },
    {
      id: "about",
      title: "Qui l’a créé",
      text: ["Bite the Pumpkin est un jeu de **Giuliano Polverari**. Cette version n’est pas officielle : les règles sont racontées avec nos mots et les dessins sont les nôtres. Si le jeu vous plaît, cherchez l’original."],
    },
  ],
};
