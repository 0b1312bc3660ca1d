// Les règles en français, avec nos mots.
import type { Rules } from "../../game";

export const fr: Rules = {
  sections: [
    {
      id: "goal",
      title: "Le but",
      text: [
        "Vous êtes un petit cochon qui bâtit des maisons en **paille**, en **bois** et en **brique**. Plus le matériau est solide, plus il coûte et plus il vaut. À la fin, le plus de points gagne.",
        "Seules comptent les maisons avec un **toit**. Et puis il y a le loup, qui sort de vos propres dés et souffle sur les maisons des autres.",
      ],
    },
    {
      id: "setup",
      title: "Avant le premier lancer",
      text: [
        "Neuf piles de quatre tuiles attendent sur le chantier : portes, fenêtres et toits de chaque matériau. La tuile du dessus est visible ; ce qu’il y a dessous, on ne le sait pas.",
        "Certaines tuiles portent un **pot de fleurs** : deux fenêtres sur quatre et une porte sur quatre, pour chaque matériau. Le hasard dit qui commence ; ensuite on joue à tour de rôle.",
      ],
    },
    {
      id: "dice",
      title: "Les lancers",
      picture: "dice",
      text: [
        "Un tour compte jusqu’à **trois lancers**. Le premier avec les cinq dés. Avant le deuxième et le troisième, vous choisissez les dés à relancer, même ceux gardés plus tôt. Ou bien vous arrêtez.",
        "Les deux dés blancs ont deux portes, deux fenêtres et deux toits. Les trois dés noirs ont deux portes, deux fenêtres, un toit et un **loup**. Un loup reste bloqué jusqu’à la fin du tour.",
        "Avec **deux loups** ou plus, on ne lance plus : au lieu des maçons, c’est le loup qui vient.",
      ],
    },
    {
      id: "buy",
      title: "Acheter",
      picture: "yard",
      text: [
        "Des dés au même symbole paient une tuile de cette sorte : **deux** pour la paille, **trois** pour le bois, **quatre** pour la brique. Une tuile vaut autant de points qu’elle coûte de dés.",
        "Vous pouvez acheter **deux tuiles** dans un tour si les dés suffisent pour les deux ; chaque dé ne paie qu’une fois. Quatre symboles pareils peuvent payer deux tuiles en paille, cinq une en paille et une en bois.",
        "Si un achat est possible, il faut en faire un. Le deuxième est libre.",
      ],
    },
    {
      id: "place",
      title: "Bâtir",
      picture: "houses",
      text: [
        "Une **porte** commence une maison, ou se glisse sous une maison qui n’a encore que des fenêtres. Une **fenêtre** commence une maison ou se pose au sommet. Un **toit** se pose sur toute maison qui n’en a pas.",
        "Une maison a au plus une porte, un toit, et autant de fenêtres que vous voulez. On peut mélanger les matériaux et avoir plusieurs maisons en chantier.",
        "Le toit termine la maison : tant qu’il est là, on n’ajoute rien. La porte n’est pas obligatoire.",
      ],
    },
    {
      id: "wolf",
      title: "Le loup",
      picture: "wolf",
      text: [
        "Avec deux ou trois loups, vous n’achetez rien. Vous choisissez **une maison d’un adversaire**, terminée ou non, et la roue dit quel matériau le vent emporte : la paille dans trois cas sur six, le bois dans deux, la brique dans un.",
        "Toutes les tuiles de ce matériau quittent la maison et le jeu. S’il ne reste qu’un toit, il tombe aussi. Une maison qui a perdu son toit est de nouveau ouverte et peut continuer.",
        "Si aucun adversaire n’a de maison, le tour est simplement fini.",
      ],
    },
    {
      id: "end",
      title: "La fin",
      text: [
        "La partie finit après le tour où il y a autant de piles vides que de joueurs : deux piles à deux, cinq à cinq. On ne termine pas le tour de table ; un deuxième achat reste permis dans ce tour.",
      ],
    },
    {
      id: "score",
      title: "Les points",
      text: [
        "Les maisons sans toit ne valent rien. Dans les autres, chaque tuile compte : paille **2**, bois **3**, brique **4**. Chaque pot de fleurs vaut **1** point de plus, et chaque maison avec un toit **1** point de plus.",
        "À égalité de points, le plus grand nombre de maisons couvertes l’emporte. Si cela ne suffit pas, la victoire est partagée.",
      ],
    },
    {
      id: "veteran",
      title: "Cochons vétérans",
      text: [
        "Dans cette variante, pots et maisons ne rapportent rien par eux-mêmes. Six récompenses les remplacent. **Pendant la partie, +2 chacune**, pour la première maison tout en paille, tout en bois et tout en brique, avec porte, fenêtre et toit ; elle reste acquise même si le loup passe ensuite.",
        "**À la fin, +3 chacune** : le plus de maisons terminées, la plus haute maison avec porte et toit, le plus de pots de fleurs dans des maisons terminées. En cas d’égalité, personne ne la reçoit.",
      ],
    },
    {
      id: "advice",
      title: "Quelques conseils",
      text: [
        "Les petites maisons se finissent vite et laissent peu de prise au vent. Une maison de matériaux mélangés tombe rarement en entier, mais elle s’en tire rarement sans dommage.",
        "Avec un loup déjà sur la table, chaque dé noir relancé amène le deuxième dans un cas sur six. Et comptez les piles vides : qui mène peut hâter la fin.",
      ],
    },
    {
      id: "about",
      title: "À propos du jeu",
      text: [
        "The Three Little Pigs est un jeu de **Laurent Pouchain**, illustré par Xavier Collette et publié par IELLO. Cette version n’est pas officielle. Les règles sont dites avec nos mots, les dessins sont de nous. On ne sait pas publiquement quelles tuiles portent des pots de fleurs dans le jeu imprimé ; la répartition est ici la nôtre.",
      ],
    },
  ],
};
