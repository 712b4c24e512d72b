import { slabLots, slabs } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const marble: MainCategory = {
  id: 'marble',
  name: 'Marble',
  picture: 'slab:makrana',
  searchWords: 'marble,sangmarmar,संगमरमर,मार्बल',
  subcategories: [
    {
      id: 'indian-marble',
      name: 'Indian Marble',
      searchWords: 'makrana,rajasthan marble,मकराना',
      tips: [
        'See the lot at the yard; no two blocks are alike.',
        'Polish with diamond pads after laying.',
        'Keep lemon and acid away.',
        'Seal once a year in kitchens.',
        'Lay on white cement for pale stone.',
        'Order fifteen per cent more for matching the veins.',
      ],
      lines: [
        {
          name: 'Marble Slab',
          brands:
            'patthari/Makrana_White#makrana patthari/Banswara_Purple#purple patthari/Udaipur_Green#green girivar/Ambaji_White#ambaji chitrashil/Albeta_White#makrana girivar/Rajnagar_White#ambaji chitrashil/Keshariyaji_Green#green',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:makrana',
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
          bulkDiscounts: slabs,
          packagingCost: 2,
          summary: 'Cut from one block so veins run on',
          description:
            'Slabs are numbered as they come off the gang saw and laid in the same order. Polish on site after laying for a floor without lips.',
          features: 'Numbered slabs|Cool underfoot|Can be polished again for decades',
          specification: { Material: 'Natural marble', 'Thickness(mm)': '16|18', Standard: 'IS 1130:1969' },
        },
      ],
    },
    {
      id: 'imported-marble',
      name: 'Imported Marble',
      searchWords: 'italian marble,imported,इटैलियन मार्बल',
      tips: [
        'Comes netted on the back for transport.',
        'Number the slabs and lay in that order.',
        'Use white, quick adhesive; grey shows through.',
        'Final polish on site brings the depth.',
        'Landing papers are at hand for an audit.',
        'Move slabs upright on an A-frame.',
      ],
      lines: [
        {
          name: 'Imported Marble Slab',
          brands:
            'sheelaj/Statuario#statuario sheelaj/Botticino_Classic#beige patthari/Grey_Pietra#pietra chitrashil/Carrara_White#statuario',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:statuario',
          countryOfOrigin: 'Italy',
          sizes: [
            ['16 mm, book-matched', 540, 4.3],
            ['18 mm, full slab', 480, 4.9],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: slabs,
          packagingCost: 5,
          summary: 'Quarry-selected slabs with a net backing',
          description:
            'Filled with resin and backed with fibre net, so long slabs travel safely. Pairs open like a book for a wall behind the television.',
          features: 'Book-matched pairs|Fibre net backing|High polish',
          specification: { Material: 'Natural marble', Finish: 'Polished', 'Thickness(mm)': '16|18' },
        },
        {
          name: 'Spanish Marble Slab',
          brands: 'sheelaj/Crema_Marfil#beige chitrashil/Light_Emperador#beige',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:beige',
          countryOfOrigin: 'Spain',
          sizes: [
            ['16 mm, gang-sawn', 395, 4.1],
            ['18 mm, full slab', 445, 4.6],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: slabLots,
          summary: 'Warm, even marble for living rooms and lift lobbies',
          description:
            'Quarried near Alicante and shipped as polished slabs through Mundra. Its calm cream ground sets off wood and brass.',
          features: 'Even ground|Polished face|Slabs of one block',
          specification: { Material: 'Marble', Colour: 'Cream' },
        },
        {
          name: 'Turkish Marble Slab',
          brands: 'patthari/Dyna_Beige#beige girivar/Silver_Pietra#pietra',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:beige',
          countryOfOrigin: 'Türkiye',
          sizes: [
            ['16 mm, gang-sawn', 285, 4.1],
            ['18 mm, full slab', 328, 4.6],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: slabLots,
          summary: 'Dense imported marble at a middle rate',
          description:
            'Few veins and little filling, so it polishes evenly. A good bridge between Indian stone and Italian prices.',
          features: 'Little resin filling|Calibrated thickness|Matches across slabs',
          specification: { Material: 'Marble' },
        },
      ],
    },
    {
      id: 'quartz-slabs',
      name: 'Quartz & Engineered Stone',
      searchWords: 'quartz,counter top,engineered,क्वार्ट्ज',
      alsoIn: ['granite'],
      tips: [
        'Needs no sealing and does not drink oil.',
        'Put a mat under hot pots.',
        'Not for outside, since the sun yellows the resin.',
        'Cut wet, with a blade for engineered stone.',
        'Support overhangs above a foot.',
        'Joints vanish with tinted glue.',
      ],
      lines: [
        {
          name: 'Quartz Counter Slab',
          brands:
            'sheelaj/Calacatta#statuario sheelaj/Sparkle_White#ivory angnika/Concrete_Grey#cement chitrashil/Ivory_Snow#ivory angnika/Bianco_Vein#statuario',
          unit: 'sq ft',
          hsn: '6810',
          picture: 'slab:ivory',
          sizes: [
            ['15 mm', 265, 3.5],
            ['20 mm', 330, 4.7],
          ],
          minQuantity: 20,
          quantityStep: 5,
          bulkDiscounts: [
            [100, 3],
            [300, 6],
          ],
          packagingCost: 5,
          summary: 'Engineered stone top that needs no sealing',
          description:
            'Ninety-three parts quartz bound with resin, so lemon and oil do not mark it. Use a trivet under a hot pan.',
          features: 'No sealing|Even colour through|Does not scratch with a knife',
          specification: { Material: 'Engineered quartz', 'Thickness(mm)': '15|20', Warranty: '10 years' },
        },
        {
          name: 'Nano White Slab',
          brands: 'sheelaj angnika patthari',
          unit: 'sq ft',
          hsn: '6810',
          picture: 'slab:ivory',
          countryOfOrigin: 'China',
          sizes: [
            ['16 mm', 232, 4],
            ['18 mm', 262, 4.5],
            ['20 mm', 290, 5],
          ],
          minQuantity: 30,
          quantityStep: 5,
          bulkDiscounts: slabLots,
          summary: 'Glass-white engineered slab for counters and stairs',
          description:
            'Glass powder pressed without resin on the face gives a pure white that stays white. Harder than marble and nearly free of pores.',
          features: 'Pure white|Stain free|Mirror polish',
          specification: { Material: 'Crystallised glass', Colour: 'White' },
          searchWords: 'nano white,safed slab,नैनो व्हाइट',
        },
      ],
    },
  ],
}
