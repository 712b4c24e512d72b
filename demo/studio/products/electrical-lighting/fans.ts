import type { MainCategory } from '../rows.ts'

export const fans: MainCategory = {
  id: 'fans',
  name: 'Fans',
  picture: 'ceiling-fan:brown',
  searchWords: 'fan,pankha,पंखा',
  subcategories: [
    {
      id: 'ceiling-fans',
      name: 'Ceiling Fans',
      searchWords: 'ceiling fan,chhat pankha,सीलिंग फैन',
      tips: [
        'Hang eight feet from floor to blade.',
        'Blades come as a matched set; do not mix.',
        'Hook or bolt must carry five times the weight.',
        'Wipe blades monthly for full air.',
        'Earth wire goes to the canopy.',
        'Down rod and canopies are in the carton.',
      ],
      lines: [
        {
          name: 'Ceiling Fan',
          brands:
            'pavanak/Malay#brown pavanak/Vayu#ivory bijlika/Hawa#black vidyuna/Samir#ivory deepavi/Jhonka#brown pavanak/Aandhi#black',
          unit: 'piece',
          hsn: '8414',
          picture: 'ceiling-fan:brown',
          sizes: [
            ['900 mm', 1690, 3.4],
            ['1200 mm', 1890, 4.0],
            ['1200 mm BLDC with remote', 3150, 3.9],
            ['1400 mm', 2350, 4.6],
          ],
          summary: 'High-air fan on double bearings',
          description:
            'Moves 220 cubic metres a minute and starts in the lowest step. The BLDC type uses a third of the power.',
          features: 'Double bearings|Powder coated|Copper winding',
          specification: { Standard: 'IS 374:2019', 'Sizes(mm)': '900|1200|1400' },
        },
        {
          name: 'BLDC Ceiling Fan',
          brands: 'pavanak/Megha#ivory vidyuna/Samir#brown bijlika/Hawa#black',
          unit: 'piece',
          hsn: '8414',
          picture: 'ceiling-fan:ivory',
          sizes: [
            ['1200 mm', 2890, 4.2],
            ['1400 mm', 3350, 4.8],
          ],
          summary: 'Remote-controlled fan that runs on 28 watts',
          description:
            'A magnet motor takes less than half the power of a common fan and runs three times as long on an inverter. Remote with timer and sleep setting.',
          features: '28 W at full speed|Remote with timer|Steady at low voltage',
          specification: { Standard: 'IS 374:2019', 'Product Type': 'BLDC fan' },
          searchWords: 'bldc,bijli bachat pankha,बिजली बचत पंखा',
        },
      ],
    },
    {
      id: 'exhaust-fans',
      name: 'Exhaust Fans',
      searchWords: 'exhaust,kitchen fan,एग्जॉस्ट',
      tips: [
        'Cut the hole by the frame, high on the wall.',
        'Louvers close when it stops.',
        'Wash the blade with soap every third month.',
        'Give air a way in, or it only hums.',
        'Metal for kitchens, plastic for baths.',
        'Wire through a switch outside the door.',
      ],
      lines: [
        {
          name: 'Exhaust Fan',
          brands: 'pavanak bijlika deepavi vidyuna taarika',
          unit: 'piece',
          hsn: '8414',
          picture: 'exhaust:white',
          sizes: [
            ['150 mm', 1090, 1.4],
            ['200 mm', 1290, 1.9],
            ['250 mm', 1450, 2.3],
            ['300 mm metal', 2250, 4.6],
          ],
          summary: 'Draws steam and smoke out',
          description:
            'Shutters open with the air and fall shut behind it, so no insects come in. Front grille clips off for washing.',
          features: 'Rust-free body|Auto shutters|Easy to wash',
          specification: { Standard: 'IS 2312:1967' },
        },
      ],
    },
  ],
}
