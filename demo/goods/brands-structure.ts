import type { Brand } from './types.ts'

/** Houses of masonry, steel, stone, boards and paint. Every name is invented; none may be the name of a real maker. */
export const structureBrands: readonly Brand[] = [
  {
    id: 'adrika',
    name: 'Adrika',
    palette: ['#17508f', '#f0a31c', '#ffffff'],
    factor: 1.03,
    touch: 'packed fresh at Kotputli',
    notes: [
      'Adrika stamps week and year on every pack and ships nothing older than three weeks.',
      'Adrika grinds a little finer than the standard asks, which shows in a smoother finish.',
    ],
  },
  {
    id: 'vajrana',
    name: 'Vajrana',
    palette: ['#1f6b3a', '#f2c230', '#ffffff'],
    factor: 0.97,
    touch: 'the value choice of small contractors',
    notes: [
      'Vajrana sells through site depots only, so there is no agent between mill and site.',
      'Vajrana keeps one recipe all year; masons know how much water it takes.',
    ],
  },
  {
    id: 'setukar',
    name: 'Setukar',
    palette: ['#b3392b', '#22345a', '#ffffff'],
    factor: 1.0,
    touch: 'tested batch by batch at Chittorgarh',
    notes: [
      'Setukar prints a batch code on each pack; its test sheet is sent with the bill on request.',
      'Setukar started as a bridge contractor and makes for its own sites first.',
    ],
  },
  {
    id: 'girivar',
    name: 'Girivar',
    palette: ['#7a5a3a', '#e0c08a', '#ffffff'],
    factor: 1.0,
    touch: 'checked at the yard and again on delivery',
    notes: [
      'Girivar loads from covered bays, so rain does no harm before delivery.',
      'Girivar sends a yard slip with each lorry, so weight or count can be checked at the gate.',
    ],
  },
  {
    id: 'matiyar',
    name: 'Matiyar',
    palette: ['#b0532f', '#f1d3b0', '#ffffff'],
    factor: 1.02,
    touch: 'hand sorted before loading',
    notes: [
      'Matiyar has supplied builders around Jhajjar for three generations.',
      'Matiyar counts by the pallet and replaces pieces broken on the way.',
    ],
  },
  {
    id: 'halkavi',
    name: 'Halkavi',
    palette: ['#4b7fa6', '#dfe9ef', '#ffffff'],
    factor: 0.98,
    touch: 'fresh from the works at Palwal',
    notes: [
      'Halkavi lets everything cure or settle for the full term before it leaves the works.',
      'Halkavi delivers on pallets with a fork; unloading by hand is not needed.',
    ],
  },
  {
    id: 'dridhak',
    name: 'Dridhak',
    palette: ['#a02b2b', '#f0c9a0', '#ffffff'],
    factor: 1.02,
    touch: 'made from billet steel, never from scrap',
    notes: [
      'Dridhak sends the mill test certificate with the bill.',
      'Dridhak keeps inside the tight half of the weight tolerance, so you get the metal you pay for.',
    ],
  },
  {
    id: 'lohagiri',
    name: 'Lohagiri',
    palette: ['#2d4a6b', '#9fc0dd', '#ffffff'],
    factor: 1.0,
    touch: 'clean and true from the Ghaziabad works',
    notes: [
      'Lohagiri stores under roof, so the surface arrives free of rust and pitting.',
      'Lohagiri packs a small lot as carefully as a full load.',
    ],
  },
  {
    id: 'ispalok',
    name: 'Ispalok',
    palette: ['#c2701c', '#3a3f45', '#ffffff'],
    factor: 0.96,
    touch: 'the plain, low-cost pick',
    notes: [
      'Ispalok skips fine packing to keep the rate down; the metal is to the same standard.',
      'Ispalok works at Mandi Gobindgarh and sells ex stock in NCR.',
    ],
  },
  {
    id: 'sheelaj',
    name: 'Sheelaj',
    palette: ['#5b4b8a', '#d9cfee', '#ffffff'],
    factor: 1.06,
    touch: 'with one shade to a batch',
    notes: [
      'Sheelaj prints shade and lot on each pack, so a second order can be matched.',
      'Sheelaj checks flatness and size of every piece by laser.',
    ],
  },
  {
    id: 'angnika',
    name: 'Angnika',
    palette: ['#2f7a78', '#cfe5df', '#ffffff'],
    factor: 0.97,
    touch: 'made for hard family use',
    notes: [
      'Angnika keeps current designs in stock for two years, so a cracked piece can be replaced.',
      'Angnika packs with corner guards; breakage on the road is below one in a hundred.',
    ],
  },
  {
    id: 'patthari',
    name: 'Patthari',
    palette: ['#6e6259', '#d8c9a8', '#ffffff'],
    factor: 1.0,
    touch: 'picked by men who know stone',
    notes: [
      'Patthari photographs each lot before loading and sends you the pictures.',
      'Patthari keeps samples at its Kishangarh yard, where you can touch before you buy.',
    ],
  },
  {
    id: 'vankosh',
    name: 'Vankosh',
    palette: ['#4f6b2a', '#e6d9a8', '#ffffff'],
    factor: 1.05,
    touch: 'even from piece to piece',
    notes: [
      'Vankosh has worked with timber at Yamunanagar for forty years.',
      'Vankosh gives its promise in writing and answers for a fault at site.',
    ],
  },
  {
    id: 'sagwani',
    name: 'Sagwani',
    palette: ['#8a4b22', '#f0d5ac', '#ffffff'],
    factor: 1.0,
    touch: 'trusted by carpenters for clean work',
    notes: [
      'Sagwani buys from planted forests only and can show where.',
      'Sagwani lets carpenters return a faulty piece without a form.',
    ],
  },
  {
    id: 'lamiroop',
    name: 'Lamiroop',
    palette: ['#7a2f5d', '#f3d6e4', '#ffffff'],
    factor: 0.95,
    touch: 'popular with furniture makers',
    notes: [
      'Lamiroop keeps colours and grades in stock for at least three years, so you can add to the work later.',
      'Lamiroop sends a hand-size sample with the first order.',
    ],
  },
  {
    id: 'rangeen',
    name: 'Rangeen',
    palette: ['#0f7f86', '#f4b31a', '#ffffff'],
    factor: 1.04,
    touch: 'from a depot that ships the same day',
    notes: [
      'Rangeen answers painters’ questions by phone until nine in the evening.',
      'Rangeen writes lot and date on every pack, so a second order matches the first.',
    ],
  },
  {
    id: 'chitravan',
    name: 'Chitravan',
    palette: ['#6a3fa0', '#ff8a3c', '#ffffff'],
    factor: 1.0,
    touch: 'a favourite of experienced painters',
    notes: [
      'Chitravan prints the area it covers on the pack, measured on real walls.',
      'Chitravan offers a free site visit on large orders to advise on surface and quantity.',
    ],
  },
  {
    id: 'deewarsa',
    name: 'Deewarsa',
    palette: ['#c4472f', '#f2d16b', '#ffffff'],
    factor: 0.93,
    touch: 'made for quick, clean work',
    notes: [
      'Deewarsa prints the working steps in Hindi and English on the pack.',
      'Deewarsa keeps prices low by selling from three depots only.',
    ],
  },
  {
    id: 'jalrodhi',
    name: 'Jalrodhi',
    palette: ['#175e9c', '#41b6e6', '#ffffff'],
    factor: 1.04,
    touch: 'proved through many monsoons',
    notes: [
      'Jalrodhi trains applicators at Manesar and lists them by pin code.',
      'Jalrodhi gives a written ten-year promise when its own applicator does the work.',
    ],
    warranty: '10 years with approved applicator',
  },
  {
    id: 'chipkan',
    name: 'Chipkan',
    palette: ['#d2402f', '#ffe08a', '#ffffff'],
    factor: 0.98,
    touch: 'trusted on site and in the workshop',
    notes: [
      'Chipkan shows the steps in pictures on the pack.',
      'Chipkan dates every pack and takes back what is out of date.',
    ],
  },
  {
    id: 'yojak',
    name: 'Yojak',
    palette: ['#2a7a4b', '#d6efc2', '#ffffff'],
    factor: 1.0,
    touch: 'with clear mixing steps on the pack',
    notes: [
      'Yojak answers site questions by phone in Hindi and English, six days a week.',
      'Yojak makes in small lots; the date on the pack is rarely more than a month old.',
    ],
  },
]
