/** For tests: features of a house with a player's bank, and the words that claim them. */

import type { Claim } from '../houses.support';

/** The features that decide the lines, prompts and lessons of such a house. */
export interface Facts {
  /** Calls may be made, also for half the bank; a player who lost one may follow on. */
  calls: boolean;
  halves: boolean;
  suivi: boolean;
  /** A bank may be auctioned, with bids in sums. */
  auction: boolean;
  sums: boolean;
  /** A bank may be limited; a bank may be open. */
  limited: boolean;
  open: boolean;
  /** A bank may be passed on; it goes round; it stays with a winning banker. */
  passes: boolean;
  rotates: boolean;
  stays: boolean;
  garage: boolean;
  raises: boolean;
  taxed: boolean;
  bystanders: boolean;
  /** A bank may be doubled. */
  doubles: boolean;
  /** The tableau binds the hands against the bank. */
  bound: boolean;
  /** Prime goes round from the banker's right. */
  round: boolean;
  /** Stakes over the bank are cut, refused, or paid as far as the bank goes. */
  cut: boolean;
  refused: boolean;
  asFar: boolean;
  /** The banker looks before the others. */
  first: boolean;
  /** Others besides the croupier shuffle. */
  shuffled: boolean;
}

const every = (words: RegExp) => ({ en: words, de: words, fr: words, es: words, it: words, 'zh-Hans': words });

export const CLAIMS: readonly Claim<Facts>[] = [
  {
    what: 'there are calls',
    words: {
      en: /calls? (are )?open|may call\b|may claim the bank/,
      de: /neu angesagt|(darf jeder|dürfen Sie) .*(ansagen|beanspruchen)/,
      fr: /annonce de nouveau|chacun peut (annoncer|faire)|réclamer la banque/,
      es: /(pueden?|puedes) (anunciar|reclamar)/,
      it: /riaprono le chiamate|può chiamar|puoi (chiamare|rivendicare)/,
      'zh-Hans': /重新叫注|人人可叫|可叫注|可以(叫下|再叫)/,
    },
    holds: ({ calls }) => calls,
  },
  {
    what: 'half a bank may be called',
    words: every(/à deux\b(?!,? tab)|avec la table/i),
    holds: ({ halves }) => halves,
  },
  { what: 'a lost banco may be followed', words: every(/suivi\b/i), holds: ({ suivi }) => suivi },
  {
    what: 'a bank may be auctioned',
    words: {
      en: /auction|\bbids?\b/i,
      de: /[Vv]ersteiger|\b[Bb]iete|\bGebote?\b/,
      fr: /enchère|enchérir/i,
      es: /subasta|\bpuja/i,
      it: /all’asta|\bL’asta|\boffert[ae]\b/i,
      'zh-Hans': /竞庄|竞价|出价/,
    },
    holds: ({ auction }) => auction,
  },
  {
    what: 'bids are sums',
    words: {
      en: /highest bid|bid (is|has to be) above|equal bids|low bid|highest (one )?has/i,
      de: /(höchste|kleines) (aller )?Gebot|Gebot (liegt|muss)|höchste erhält|Gleiche Gebote/,
      fr: /(forte|haute|petite) enchère|chacune dépasse|plus haute (a|l)|La plus forte l’emporte/,
      es: /puja (más alta|baja)|[Cc]ada puja|pujas iguales|Entre iguales, manda/,
      it: /offerta (più alta|bassa)|più alta (ha|lo prende)|[Oo]gni offerta (deve )?super|offerte uguali/,
      'zh-Hans': /出价(最高|相同|须?高于)|最高者得|低价/,
    },
    holds: ({ sums }) => sums,
  },
  {
    what: 'a bank may be open',
    words: {
      en: /open bank|banque ouverte|bank is open|an open one/i,
      de: /offenen? (Bank|eine)|eine offene|Banque ouverte/i,
      fr: /est ouverte|banque ouverte/i,
      es: /banca libre|banque ouverte|\bes libre\b|a una libre/,
      it: /banco (è )?aperto|banque ouverte|\bè aperto|uno aperto/,
      'zh-Hans': /无限额/,
    },
    holds: ({ open }) => open,
  },
  {
    what: 'a bank may be limited or broken',
    words: {
      en: /limited|broken/,
      de: /begrenzt|gesprengt/,
      fr: /limitée|sauté?\b/,
      es: /limitada|ha saltado|\bsalt(e|a|ó)(?!\p{L})/u,
      it: /limitat[oa]|saltat[oa]|\bsalta\b/,
      'zh-Hans': /(?<!无)限额|爆庄/,
    },
    holds: ({ limited }) => limited,
  },
  {
    what: 'a bank may be passed on',
    words: {
      en: /(pass|passes|passed|passing) (it |the bank |a bank )?on\b|all out\b|out everything|\bsuite\b/i,
      de: /weiter(ge)?geben|gibt .* weiter|alles heraus|\bSuite\b/,
      fr: /passer? la main|main passe|banque passée|retirer? tout|tout retirer|(une|la) suite/i,
      es: /pasar? la banca|pasarla|que se pasa\b|retir\S+ todo|\bsuite\b/i,
      it: /passar?e? il banco|passarlo|banco passato|ritirare? tutto|\bsuite\b/i,
      'zh-Hans': /让庄|让出|取出全部|续庄/,
    },
    holds: ({ passes }) => passes,
  },
  {
    what: 'the bank travels',
    words: {
      en: /travels|always to the right/,
      de: /wandert von|immer nach rechts/,
      fr: /voyage|toujours vers la droite/,
      es: /de asiento en asiento|siempre hacia la derecha/,
      it: /di posto in posto|sempre verso destra/,
      'zh-Hans': /逐座轮转|总是向右/,
    },
    holds: ({ rotates }) => rotates,
  },
  {
    what: 'a banker who wins goes on',
    words: {
      en: /as long as you win|stakes stay in the bank/,
      de: /solange Sie gewinnen|bleiben die Einsätze in der Bank/,
      fr: /tant que vous gagnez|mises restent en banque/,
      es: /mientras ganes|apuestas se quedan en la banca/,
      it: /finché vinci|puntate restano nel banco/,
      'zh-Hans': /赢则继续坐庄|赢了，注码归入庄本/,
    },
    holds: ({ stays }) => stays,
  },
  { what: 'money is laid aside', words: every(/garage/), holds: ({ garage }) => garage },
  {
    what: 'the house takes a tax',
    words: {
      en: /house takes \D*\d|no tax\b/,
      de: /an das Haus|Haus nimmt \D*\d|keine Taxe/,
      fr: /vont à la maison|maison (prélève|prend) \D*\d|sans taxe/,
      es: /casa se queda con \D*\d/,
      it: /casa prende \D*\d/,
      'zh-Hans': /赌场.{0,8}抽\D*\d/,
    },
    holds: ({ taxed }) => taxed,
  },
  {
    what: 'there are bystanders',
    words: {
      en: /(?<!no places for )bystander/i,
      de: /(?<!keine Plätze für )Umstehende|Stehpl/,
      fr: /(?<!pas de places? )debout/,
      es: /(?<!sin sitio para )jugador(es)? de pie/,
      it: /(?<!nessun posto )in piedi/,
      'zh-Hans': /(?<!无)站客/,
    },
    holds: ({ bystanders }) => bystanders,
  },
  {
    what: 'hands are bound',
    words: {
      en: /binding|\bbound\b|must (draw|stand)/,
      de: /gebunden|muss (auf \d|der Ponte)|müssen Sie/,
      fr: /\blie\b|doit (tirer|rester)|faut (tirer|rester)/,
      es: /obliga|[Dd]ebes? (pedir|plantar)/,
      it: /(?<!Non sei )obblig|[Dd]ev[ei] (tirare|stare)/,
      'zh-Hans': /必须(遵守|补牌|停牌)/,
    },
    holds: ({ bound }) => bound,
  },
  {
    what: 'prime goes round',
    words: {
      en: /(to|at) the banker’s right(?! neigh)/,
      de: /rechts vom Bankhalter|der Rechten des Bankhalters am/,
      fr: /(?<!voisin de )droite du banquier/,
      es: /a la derecha del banquero/,
      it: /alla destra del banchiere/,
      'zh-Hans': /(从|离)庄家右边/,
    },
    holds: ({ round }) => round,
  },
  {
    what: 'what is over is cut',
    words: {
      en: /exceeds the bank is cut|rest goes back|not held? is cut/,
      de: /wird gekürzt|Rest geht zurück/,
      fr: /est réduit|reste revient/,
      es: /se recorta\b|resto se devuelve/,
      it: /viene tagliato|Il resto torna/,
      'zh-Hans': /削去|其余退回/,
    },
    holds: ({ cut }) => cut,
  },
  {
    what: 'what is over is refused',
    words: {
      en: /is refused/,
      de: /wird abgewiesen/,
      fr: /est refusé/,
      es: /se rechaza/,
      it: /è rifiutato/,
      'zh-Hans': /拒收/,
    },
    holds: ({ refused }) => refused,
  },
  {
    what: 'a bank pays as far as it goes',
    words: {
      en: /as far as/,
      de: /so weit (sie|die Bank) reicht/,
      fr: /épuisement/,
      es: /hasta donde lleg/,
      it: /fin dove (il banco )?arriva/,
      'zh-Hans': /庄本用完/,
    },
    holds: ({ asFar }) => asFar,
  },
  {
    what: 'the banker looks first',
    words: {
      en: /banker looks first/,
      de: /Bankhalter sieht zuerst/,
      fr: /banquier regarde le premier/,
      es: /Mira primero el banquero/,
      it: /banchiere guarda per primo/,
      'zh-Hans': /庄家先看/,
    },
    holds: ({ first }) => first,
  },
  {
    what: 'others shuffle too',
    words: {
      en: /(neighbours( have shuffled|, and)|every player in turn)/,
      de: /Nachbarn (haben gemischt|des Bankhalters, zuletzt)|alle Spieler/,
      fr: /voisins (ont mélangé|du banquier, et)|chaque joueur à son tour, puis encore/,
      es: /vecinos(, y tú| del banquero, y)|cada jugador por turno, y/,
      it: /vicini(, e tu| del banchiere, e)|ogni giocatore a turno, (e|poi)/,
      'zh-Hans': /两邻已?洗牌|各玩家依次/,
    },
    holds: ({ shuffled }) => shuffled,
  },
];
