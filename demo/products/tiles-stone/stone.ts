import type { Bulk, Main } from '../rows.ts'

const slabs: readonly Bulk[] = [
  [300, 3],
  [1000, 6],
]

export const stoneMains: readonly Main[] = [
  {
    id: 'marble',
    name: 'Marble',
    pic: 'slab:makrana',
    words: 'marble,sangmarmar,संगमरमर,मार्बल',
    subs: [
      {
        id: 'indian-marble',
        name: 'Indian Marble',
        words: 'makrana,rajasthan marble,मकराना',
        lines: [
          {
            name: 'Marble Slab',
            makes:
              'patthari/Makrana_White#makrana patthari/Banswara_Purple#purple patthari/Udaipur_Green#green girivar/Ambaji_White#ambaji chitrashil/Albeta_White#makrana girivar/Rajnagar_White#ambaji chitrashil/Keshariyaji_Green#green',
            unit: 'sq ft',
            hsn: '6802',
            pic: 'slab:makrana',
            sizes: [
              ['16 mm, up to 6 ft', 118, 4.4],
              ['18 mm, up to 8 ft', 142, 5],
            ],
            finishes: [
              ['Polished', 1.1],
              ['Unpolished', 1],
            ],
            minQuantity: 50,
            quantityStep: 10,
            bulk: slabs,
            packing: 2,
            short: 'Cut from one block so veins run on',
            long: 'Slabs are numbered as they come off the gang saw and laid in the same order. Polish on site after laying for a floor without lips.',
            features: 'Numbered slabs|Cool underfoot|Can be polished again for decades',
            spec: { Material: 'Natural marble', 'Thickness(mm)': '16|18', Standard: 'IS 1130:1969' },
          },
        ],
      },
      {
        id: 'imported-marble',
        name: 'Imported Marble',
        words: 'italian marble,imported,इटैलियन मार्बल',
        lines: [
          {
            name: 'Imported Marble Slab',
            makes:
              'sheelaj/Statuario#statuario sheelaj/Botticino_Classic#beige patthari/Grey_Pietra#pietra chitrashil/Carrara_White#statuario',
            unit: 'sq ft',
            hsn: '6802',
            pic: 'slab:statuario',
            origin: 'Italy',
            sizes: [
              ['16 mm, book-matched', 540, 4.3],
              ['18 mm, full slab', 480, 4.9],
            ],
            minQuantity: 50,
            quantityStep: 10,
            bulk: slabs,
            packing: 5,
            short: 'Quarry-selected slabs with a net backing',
            long: 'Filled with resin and backed with fibre net, so long slabs travel safely. Pairs open like a book for a wall behind the television.',
            features: 'Book-matched pairs|Fibre net backing|High polish',
            spec: { Material: 'Natural marble', Finish: 'Polished', 'Thickness(mm)': '16|18' },
          },
        ],
      },
      {
        id: 'quartz-slabs',
        name: 'Quartz & Engineered Stone',
        words: 'quartz,counter top,engineered,क्वार्ट्ज',
        alsoIn: ['granite'],
        lines: [
          {
            name: 'Quartz Counter Slab',
            makes:
              'sheelaj/Calacatta#statuario sheelaj/Sparkle_White#ivory angnika/Concrete_Grey#cement chitrashil/Ivory_Snow#ivory angnika/Bianco_Vein#statuario',
            unit: 'sq ft',
            hsn: '6810',
            pic: 'slab:ivory',
            sizes: [
              ['15 mm', 265, 3.5],
              ['20 mm', 330, 4.7],
            ],
            minQuantity: 20,
            quantityStep: 5,
            bulk: [
              [100, 3],
              [300, 6],
            ],
            packing: 5,
            short: 'Engineered stone top that needs no sealing',
            long: 'Ninety-three parts quartz bound with resin, so lemon and oil do not mark it. Use a trivet under a hot pan.',
            features: 'No sealing|Even colour through|Does not scratch with a knife',
            spec: { Material: 'Engineered quartz', 'Thickness(mm)': '15|20', Warranty: '10 years' },
          },
        ],
      },
    ],
  },
  {
    id: 'granite',
    name: 'Granite',
    pic: 'slab:galaxy',
    words: 'granite,grenite,ग्रेनाइट',
    subs: [
      {
        id: 'black-granite',
        name: 'Black Granite',
        words: 'kala granite,black galaxy,kitchen slab,काला ग्रेनाइट',
        lines: [
          {
            name: 'Black Granite Slab',
            makes: 'patthari/Galaxy#galaxy patthari/Absolute_Black#absolute girivar/Black_Pearl#pearl',
            unit: 'sq ft',
            hsn: '6802',
            pic: 'slab:galaxy',
            sizes: [
              ['16 mm', 168, 4.6],
              ['18 mm', 192, 5.1],
              ['20 mm', 225, 5.7],
            ],
            finishes: [
              ['Polished', 1],
              ['Leather', 1.12],
            ],
            minQuantity: 20,
            quantityStep: 5,
            bulk: slabs,
            packing: 2,
            short: 'Dense black stone for kitchen tops and stairs',
            long: 'Hot vessels, knives and lemon leave no mark. Ask for a fine chamfer on the front edge; it chips less.',
            features: 'Heat and scratch proof|No stain from haldi|Deep mirror polish',
            spec: { Material: 'Natural granite', 'Thickness(mm)': '16|18|20', Standard: 'IS 14223' },
          },
        ],
      },
      {
        id: 'coloured-granite',
        name: 'Coloured Granite',
        words: 'red granite,brown granite,rangeen granite,लाल ग्रेनाइट',
        lines: [
          {
            name: 'Coloured Granite Slab',
            makes:
              'patthari/Lakha_Red#red patthari/Tan_Brown#tan girivar/Kashmir_Gold#gold girivar/Steel_Grey#steelgrey chitrashil/Ruby_Red#red patthari/Sira_Grey#steelgrey chitrashil/Desert_Gold#gold',
            unit: 'sq ft',
            hsn: '6802',
            pic: 'slab:red',
            sizes: [
              ['16 mm', 122, 4.5],
              ['18 mm', 138, 5],
            ],
            finishes: [
              ['Polished', 1],
              ['Flamed', 1.1],
            ],
            minQuantity: 20,
            quantityStep: 5,
            bulk: slabs,
            packing: 2,
            short: 'Lively stone for floors, steps and fronts',
            long: 'Polished inside, flamed outside: the same block gives both, so the step at the door matches the hall.',
            features: 'Colour does not fade|Flamed finish grips|For inside and outside',
            spec: { Material: 'Natural granite', 'Thickness(mm)': '16|18' },
          },
        ],
      },
      {
        id: 'granite-trims',
        name: 'Thresholds & Trims',
        words: 'dehri,chaukhat patti,moulding,देहरी,दहलीज',
        lines: [
          {
            name: 'Granite Door Threshold',
            makes: 'patthari/Galaxy#galaxy girivar/Tan_Brown#tan patthari/Lakha_Red#red',
            unit: 'piece',
            hsn: '6802',
            pic: 'stone-strip:galaxy',
            sizes: [
              ['900 x 100 mm', 210, 4.5],
              ['1050 x 125 mm', 285, 6.4],
              ['1200 x 150 mm', 360, 8.8],
            ],
            packing: 5,
            short: 'Ready-edged strip for doorways',
            long: 'Both long edges are half-round and polished. Hides the line where two floors meet and keeps bathroom water in.',
            features: 'Polished both edges|Cut ready to lay|Matches slabs',
            spec: { Material: 'Natural granite', 'Thickness(mm)': '18' },
          },
        ],
      },
    ],
  },
  {
    id: 'natural-stone',
    name: 'Natural Stone',
    pic: 'flag:kota',
    words: 'stone,patthar,पत्थर',
    subs: [
      {
        id: 'kota-stone',
        name: 'Kota Stone',
        words: 'kota,kota patthar,कोटा पत्थर',
        lines: [
          {
            name: 'Kota Stone Flag',
            makes:
              'patthari/Kota_Blue#kota patthari/Kota_Brown#kotabrown girivar/Kota_Green#kotagreen girivar/Kota_Blue#kota chitrashil/Kota_Brown#kotabrown',
            unit: 'sq ft',
            hsn: '6801',
            pic: 'flag:kota',
            sizes: [
              ['22 x 22 in, 25 mm', 42, 6],
              ['24 x 24 in, 30 mm', 48, 7.2],
            ],
            finishes: [
              ['Natural', 1],
              ['One side polished', 1.28],
              ['Leather', 1.4],
            ],
            minQuantity: 100,
            quantityStep: 20,
            bulk: slabs,
            short: 'Cool, tough limestone for yards and verandas',
            long: 'Lasts for generations and grows smoother with use. Wax once a year to bring out the blue.',
            features: 'Non-slip when natural|Cool in summer|Lowest cost stone floor',
            spec: { Material: 'Limestone', 'Thickness(mm)': '25|30', Standard: 'IS 1128:1974' },
          },
        ],
      },
      {
        id: 'sandstone',
        name: 'Sandstone',
        words: 'sandstone,dholpur,lal patthar,धौलपुर,लाल पत्थर',
        lines: [
          {
            name: 'Sandstone Slab',
            makes:
              'patthari/Dholpur_Beige#dholpur patthari/Agra_Red#agrared girivar/Teakwood#teak chitrashil/Gwalior_Mint#dholpur girivar/Karauli_Red#agrared',
            unit: 'sq ft',
            hsn: '6801',
            pic: 'flag:dholpur',
            sizes: [
              ['20 mm', 66, 4.6],
              ['30 mm', 84, 6.9],
              ['50 mm', 128, 11.5],
            ],
            finishes: [
              ['Natural', 1],
              ['Honed', 1.2],
            ],
            minQuantity: 50,
            quantityStep: 10,
            bulk: slabs,
            short: 'Warm stone for fronts, jali and paving',
            long: 'The stone of old Delhi, easy to carve and kind to bare feet. Seal before the first monsoon to keep algae off.',
            features: 'Splits to flat faces|Carves well|Stays cool',
            spec: { Material: 'Sandstone', 'Thickness(mm)': '20|30|50', Standard: 'IS 3622:1977' },
          },
        ],
      },
      {
        id: 'wall-cladding',
        name: 'Stone Wall Cladding',
        words: 'cladding,stone wall,deewar patthar,क्लैडिंग',
        alsoIn: ['wall-tiles'],
        lines: [
          {
            name: 'Stone Cladding Panel',
            makes:
              'patthari/Jeera_Grey#jeera patthari/Autumn_Rustic#autumn sheelaj/Silver_Shine#silver chitrashil/Kund_Grey#jeera girivar/Rustic_Gold#autumn',
            unit: 'sq ft',
            hsn: '6802',
            pic: 'cladding:jeera',
            sizes: [
              ['6 x 24 in panel', 138, 4.2],
              ['8 x 24 in panel', 146, 4.4],
            ],
            minQuantity: 20,
            quantityStep: 5,
            bulk: [
              [200, 3],
              [600, 6],
            ],
            packing: 3,
            short: 'Split strips joined into panels that interlock',
            long: 'Z-shaped ends hide the joint, so a wall looks dry stacked. Fix with flexible adhesive from the bottom up.',
            features: 'No visible joint|Corners available|Real stone',
            spec: { Material: 'Slate and quartzite', 'Thickness(mm)': '15 to 25' },
          },
        ],
      },
    ],
  },
]
