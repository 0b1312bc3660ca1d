import type { Rules } from "../../game";

export const rules: Rules = {
  sections: [
    {
      id: "idea",
      title: "L'idée",
      text: [
        "Vous êtes éleveurs de cochons. En une année de **seize manches**, vous les élevez, les nourrissez et les vendez ; à la fin, qui a **le plus de pièces** gagne.",
        "À chaque manche, chacun choisit en secret une action sur quatre. Ceux qui veulent la même la partagent : tout l'art est de vouloir ce que les autres laissent.",
        "Happy Pigs est un jeu de **Kuraki Mura** ; les règles à deux sont de **Bruno Cathala**. Cette version n'est pas officielle : les mots et les dessins sont de nous, et toutes les cartes saison sauf une aussi, car celles qui sont imprimées ne sont pas publiques.",
      ],
    },
    {
      id: "start",
      title: "Pour commencer",
      text: [
        "Chacun a **45 pièces et un champ**. Avant la première manche, l'un après l'autre, on peut acheter jusqu'à **cinq choses** : cochons, objets, champs. Ici, ce qu'on n'achète pas ne rapporte rien.",
        "Prix : porcelet 3, petit cochon 6, cochon moyen 10, gros cochon 15. Chaque objet coûte 1. Le deuxième champ coûte 10, le troisième 15, le quatrième 20, et ainsi de suite.",
        "Le marché n'est pas sans fin : 50 porcelets, 48 petits cochons, 48 moyens et 50 gros, 25 objets de chaque sorte, 20 champs en tout. Ce qui est épuisé ne peut plus être pris.",
      ],
      picture: "sizes",
    },
    {
      id: "field",
      title: "La place dans le champ",
      text: [
        "Un champ compte **6 cases sur 6**. Un porcelet en prend 2 sur 2, un petit cochon 3 sur 2, un moyen 3 sur 3, un gros 4 sur 3 ; on peut tourner et déplacer les cochons à tout moment, alors faites-les glisser à votre guise.",
        "Les cochons ne se chevauchent pas et ne tiennent pas sur deux champs. Si un cochon n'entre d'aucune façon, on ne peut ni l'acheter, ni le faire naître, ni le faire grandir jusque-là, et un cadeau qui n'entre pas est perdu.",
      ],
      picture: "field",
    },
    {
      id: "round",
      title: "Une manche",
      text: [
        "1. On retourne une **carte saison**. 2. Tous choisissent une action en secret. 3. Tous la révèlent. 4. À partir du premier joueur, chacun fait ses actions. 5. L'effet de la carte. Puis le jeton premier joueur passe à gauche.",
        "Chaque saison dure quatre manches : printemps, été, automne, hiver.",
      ],
    },
    {
      id: "choose",
      title: "Choisir et partager",
      text: [
        "Les quatre nombres de la carte disent combien de fois, tous ensemble, on peut **nourrir, reproduire, acheter et vendre** dans cette manche. Si vous êtes seul à avoir choisi une action, elle est toute à vous.",
        "Si plusieurs l'ont choisie, le nombre est distribué un par un à partir du premier joueur. 9 à deux font 5 et 4.",
        "Aucune action n'est obligatoire. **Chacune qu'on n'utilise pas rapporte 1 pièce**, et l'on peut s'arrêter à tout moment.",
      ],
      picture: "numbers",
    },
    {
      id: "feed",
      title: "Nourrir",
      text: [
        "Un cochon grandit d'une taille : porcelet, petit, moyen, gros. **Chaque cochon mange une fois par manche** ; celui qui a mangé sourit, une feuille dans la bouche.",
        "Avec un **complément**, un porcelet ou un petit cochon grandit de deux tailles d'un coup.",
      ],
    },
    {
      id: "mate",
      title: "Reproduire",
      text: ["Chaque cochon moyen ou gros peut avoir **un porcelet par manche**. Avec une **amulette**, le nouveau-né est tout de suite un petit cochon."],
    },
    {
      id: "buy",
      title: "Acheter et vendre",
      text: [
        "Par action, on achète un cochon, un objet ou un champ, ou bien on vend un cochon, au prix du marché ; un cochon se vend au prix qu'il coûte.",
        "Certaines cartes baissent les prix ou paient plus le temps de la manche. Quand le marché paie un autre prix que celui qu'il demande, il est indiqué entre parenthèses.",
      ],
    },
    {
      id: "cards",
      title: "Les cartes saison",
      text: [
        "Des six cartes de chaque saison, quatre sortent. Chaque carte a quatre nombres entre 6 et 9 et un effet. Les **prix** changent le temps de la manche ; **cadeaux et récompenses** viennent à la fin, à partir du premier joueur.",
        "Une récompense pour le plus grand nombre va entière à chacun des ex æquo, mais jamais à qui n'en a aucun. Grandir par une carte n'est pas nourrir : un cochon qui a mangé peut grandir.",
      ],
    },
    {
      id: "vaccines",
      title: "Les vaccins et le changement de saison",
      text: [
        "Après les manches 4, 8, 12 et 16, la saison change. Chacun peut utiliser des vaccins, un par cochon. Puis **tous les cochons sans vaccin retournent au marché**, pour rien.",
        "Un cochon vacciné porte un insigne rond avec une croix. Il le garde en grandissant, jusqu'à sa vente.",
      ],
      picture: "items",
    },
    {
      id: "end",
      title: "La fin",
      text: [
        "Après le dernier changement de saison, les cochons restants sont vendus au prix normal. **Qui a le plus de pièces gagne.** En cas d'égalité, les objets comptent 1 chacun et les champs ce qu'ils coûtent ; si l'égalité demeure, la victoire est partagée.",
      ],
    },
    {
      id: "two",
      title: "À deux, et les variantes",
      text: [
        "À deux, il y a des **tuiles neutres**, d'abord chez le second joueur. Qui les a choisit son action puis, aussi en secret, une action neutre. La neutre prend sa part comme un troisième joueur, servi en dernier, et n'en fait rien. Si elle touche l'action de l'adversaire, les tuiles passent à lui pour la manche suivante.",
        "**Prévision** : la prochaine carte est visible. **Actions ouvertes** : on choisit l'un après l'autre, en voyant les choix précédents.",
      ],
    },
  ],
};
