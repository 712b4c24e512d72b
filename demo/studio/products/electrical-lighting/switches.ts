import { cartons } from './bulk-discounts.ts'
import type { Finish, MainCategory } from '../rows.ts'

const twoTones: readonly Finish[] = [
  ['White', 1, 'white'],
  ['Graphite', 1.25, 'graphite'],
]

export const switches: MainCategory = {
  id: 'switches',
  name: 'Switches & Sockets',
  picture: 'switch-plate:white',
  searchWords: 'switch,socket,board,स्विच,सॉकेट',
  subcategories: [
    {
      id: 'modular-switches',
      name: 'Modular Switches',
      searchWords: 'modular switch,6a switch,मॉड्यूलर स्विच',
      tips: [
        'Clicks into plates of its series.',
        'Phase goes to the switch, neutral to the lamp.',
        'Switch off the main before wiring.',
        'Strip eight millimetres and tighten fully.',
        'Loose screws are what burns; tighten once more.',
        'Count modules before choosing the plate.',
      ],
      lines: [
        {
          name: 'Modular Switch',
          brands: 'bijlika/Nova bijlika/Veda taarika/Lehar vidyuna/Sparsh deepavi/Roop',
          unit: 'piece',
          hsn: '8536',
          picture: 'switch:white',
          sizes: [
            ['6 A, one way', 48, 0.03],
            ['6 A, two way', 78, 0.03],
            ['16 A, one way', 112, 0.05],
            ['Bell push', 88, 0.03],
          ],
          finishes: [
            ['White', 1, 'white'],
            ['Graphite', 1.25, 'graphite'],
          ],
          finishAttribute: 'Colour',
          bulkDiscounts: cartons,
          summary: 'Soft-click switch with silver contacts',
          description:
            'Rated for a hundred thousand clicks and marked with a glow line. Snaps into any plate of the range.',
          features: 'Silver contacts|Glow line|Snaps in from the front',
          specification: { Standard: 'IS 3854:1997', Material: 'Polycarbonate' },
        },
        {
          name: 'Modular Fan Regulator',
          brands: 'bijlika/Nova taarika/Lehar vidyuna/Sparsh',
          unit: 'piece',
          hsn: '8536',
          picture: 'switch:white',
          sizes: [
            ['One module', 265, 0.06],
            ['Two module', 340, 0.09],
          ],
          finishes: twoTones,
          summary: 'Five-step regulator without hum',
          description:
            'Capacitors set the steps, so the fan neither hums nor heats the wall. Replaces two blank modules.',
          features: 'Five steps|No hum|Cool running',
          specification: { Material: 'Polycarbonate', Standard: 'IS 11037:1984' },
          searchWords: 'regulator,pankha regulator,रेगुलेटर',
        },
      ],
    },
    {
      id: 'sockets',
      name: 'Sockets & Chargers',
      searchWords: 'socket,plug point,usb,सॉकेट',
      tips: [
        'Sixteen ampere for geyser, press and cooler.',
        'Connect earth first.',
        'Place a foot above the floor, four feet in kitchens.',
        'Shutters open only for a full plug.',
        'Clicks into plates of its series.',
        'Keep a metre from the tap.',
      ],
      lines: [
        {
          name: 'Modular Socket with Shutter',
          brands: 'bijlika/Nova bijlika/Veda taarika/Lehar vidyuna/Sparsh deepavi/Roop',
          unit: 'piece',
          hsn: '8536',
          picture: 'socket:white',
          sizes: [
            ['6 A, 3 pin', 98, 0.05],
            ['6/16 A, 5 pin', 168, 0.08],
            ['USB A + C, 20 W', 890, 0.07, 'usb-socket:white'],
          ],
          finishes: [
            ['White', 1, 'white'],
            ['Graphite', 1.25, 'graphite'],
          ],
          finishAttribute: 'Colour',
          bulkDiscounts: cartons,
          summary: 'Shuttered socket safe for small fingers',
          description:
            'Shutters open only when the earth pin enters first. Phosphor bronze springs keep a tight grip for years.',
          features: 'Child-safe shutters|Bronze springs|Wide terminals',
          specification: { Standard: 'IS 1293:2019', Material: 'Polycarbonate' },
        },
        {
          name: 'AC Starter Socket 25 A',
          brands: 'bijlika/Nova taarika/Lehar',
          unit: 'piece',
          hsn: '8536',
          picture: 'socket:white',
          sizes: [
            ['Two module', 290, 0.1],
            ['With plug top', 420, 0.2],
          ],
          finishes: twoTones,
          summary: 'Heavy socket for air conditioners and large geysers',
          description:
            'Thick brass jaws hold the plug firmly, so nothing browns in July. Give it a line of 4 sq mm of its own.',
          features: '25 ampere jaws|Shuttered|Screw terminals',
          specification: { Material: 'Polycarbonate', Standard: 'IS 1293:2019' },
          searchWords: 'ac socket,एसी सॉकेट',
        },
      ],
    },
    {
      id: 'plates-boxes',
      name: 'Plates & Boxes',
      searchWords: 'switch plate,gang box,metal box,प्लेट',
      tips: [
        'Set the box flush with the plaster.',
        'Screws are in the pack.',
        'Count modules, blank ones included.',
        'Clean wires of cement before fitting.',
        'Wipe with a dry cloth only.',
        'Keep one size throughout a wall.',
      ],
      lines: [
        {
          name: 'Modular Cover Plate',
          brands: 'bijlika/Nova taarika/Lehar vidyuna/Sparsh',
          unit: 'piece',
          hsn: '8536',
          picture: 'switch-plate:white',
          sizes: [
            ['2 module', 92, 0.06],
            ['4 module', 158, 0.1],
            ['6 module', 212, 0.13],
            ['8 module', 262, 0.17],
          ],
          finishes: [
            ['White', 1, 'white'],
            ['Graphite', 1.2, 'graphite'],
            ['Wood', 1.35, 'wood'],
          ],
          finishAttribute: 'Colour',
          summary: 'Plate with base frame and screws',
          description:
            'The frame takes up two millimetres of crooked plaster. Plate clips on, so a repaint is easy.',
          features: 'Clips on|Hides crooked boxes|UV stable',
          specification: { Material: 'Polycarbonate' },
        },
        {
          name: 'GI Concealed Box',
          brands: 'bijlika deepavi taarika',
          unit: 'piece',
          hsn: '8536',
          picture: 'gang-box:gi',
          sizes: [
            ['2 module', 42, 0.14],
            ['4 module', 62, 0.2],
            ['6 module', 78, 0.27],
            ['8 module', 96, 0.34],
          ],
          bulkDiscounts: cartons,
          summary: 'Galvanised box for the wall',
          description:
            'Knock-outs on every side and an earth screw. Depth of fifty millimetres leaves room for wire.',
          features: 'Earth screw|Knock-outs all round|Threads stay true',
          specification: { Material: 'Galvanised steel', 'Thickness(mm)': '1.2' },
        },
      ],
    },
  ],
}
