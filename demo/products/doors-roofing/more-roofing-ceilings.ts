import type { Bulk, LinesBySub } from '../rows.ts'

const sheets: readonly Bulk[] = [
  [20, 2],
  [100, 5],
]

export const roofCeiling: LinesBySub = {
  'metal-roofing': [
    {
      name: 'Bare Galvalume Sheet',
      makes: 'chhatravi lohagiri lohmudra',
      unit: 'piece',
      hsn: '7210',
      pic: 'roof-sheet:gi',
      sizes: [
        ['8 ft x 3.5 ft, 0.45 mm', 1120, 9.2],
        ['10 ft x 3.5 ft, 0.45 mm', 1390, 11.5],
        ['12 ft x 3.5 ft, 0.50 mm', 1840, 15.2],
      ],
      bulk: sheets,
      short: 'Aluminium-zinc sheet that outlasts plain GI',
      long: 'Aluminium in the coating turns heat away and slows rust at cut edges. Left bare on sheds, godowns and cattle yards.',
      features: 'AZ 150 coating|Reflects heat|Trapezoidal profile',
      spec: { Standard: 'IS 15965:2012', Material: 'Galvalume steel' },
      words: 'galvalume,tin shed,टीन शेड',
    },
  ],
  'translucent-sheets': [
    {
      name: 'Solid Polycarbonate Sheet',
      makes: 'chhatravi darpanika',
      unit: 'sheet',
      hsn: '3921',
      pic: 'poly-sheet:clear',
      sizes: [
        ['8 x 4 ft, 2 mm', 3150, 7.2],
        ['8 x 4 ft, 3 mm', 4690, 10.7],
      ],
      finishes: [
        ['Clear', 1, 'clear'],
        ['Bronze', 1.04, 'bronze'],
      ],
      finishKey: 'Colour',
      bulk: sheets,
      short: 'Glass-clear sheet that a hammer does not break',
      long: 'For porches, skylights and machine guards. Bends cold over a curved frame.',
      features: 'Unbreakable|UV face|Bends cold',
      spec: { Material: 'Polycarbonate' },
    },
  ],
  'roof-tiles': [
    {
      name: 'Fibre Cement Ridge and Gutter',
      makes: 'chhatravi setukar',
      unit: 'piece',
      hsn: '6811',
      pic: 'roof-sheet:cement',
      sizes: [
        ['Plain ridge, 1.1 m', 290, 8.5],
        ['Serrated ridge pair, 1.1 m', 520, 15],
        ['Gutter, 1.8 m', 610, 16],
      ],
      short: 'Ridges and gutters that match corrugated cement sheets',
      long: 'Closes the top of a shed and leads rain off the eaves. Same corrugation as the sheets, so no filler is wanted.',
      features: 'Matches the sheets|Rust free|Ready holes',
      spec: { Standard: 'IS 1626:1994', Material: 'Fibre cement' },
    },
  ],
  'gypsum-boards': [
    {
      name: 'Calcium Silicate Board',
      makes: 'halkavi chhatravi',
      unit: 'sheet',
      hsn: '6811',
      pic: 'gypsum:plain',
      sizes: [
        ['8 x 4 ft, 6 mm', 690, 18],
        ['8 x 4 ft, 8 mm', 890, 24],
        ['8 x 4 ft, 10 mm', 1120, 30],
      ],
      bulk: sheets,
      short: 'Damp-proof board for bathroom ceilings and outer soffits',
      long: 'Cement, silica and fibre cured in steam: it neither sags nor swells. Screws and joints are treated as with gypsum.',
      features: 'Stands steam|Does not burn|Firm for tiles',
      spec: { Standard: 'IS 14862:2000', Material: 'Calcium silicate' },
    },
    {
      name: 'Gypsum Partition Board',
      makes: 'deewarsa halkavi bhumikar',
      unit: 'sheet',
      hsn: '6809',
      pic: 'gypsum:plain',
      sizes: [
        ['8 x 4 ft, 12.5 mm', 560, 26],
        ['10 x 4 ft, 12.5 mm', 710, 32],
        ['8 x 4 ft, 15 mm', 690, 31],
      ],
      bulk: sheets,
      short: 'Long board for dry walls from floor to ceiling',
      long: 'One sheet reaches the ceiling, so no cross joint has to be filled. Two layers with wool between hush an office.',
      features: 'Full height|Tapered edges|Quick to tape',
      spec: { Standard: 'IS 2095 (Part 1):2011', Material: 'Gypsum' },
    },
  ],
  'ceiling-channels': [
    {
      name: 'Ceiling T-Grid Section',
      makes: 'chhatravi lohagiri deewarsa',
      unit: 'piece',
      hsn: '7216',
      pic: 'ceiling-channel:gi',
      sizes: [
        ['Main tee, 3.6 m', 168, 1.1],
        ['Cross tee, 1.2 m', 58, 0.34],
        ['Cross tee, 0.6 m', 31, 0.17],
        ['Wall angle, 3 m', 82, 0.6],
      ],
      bulk: [
        [50, 3],
        [200, 6],
      ],
      short: 'Click-in tees for office ceilings of two by two feet',
      long: 'White-capped steel that clicks together without a screw. Tiles lift out wherever a cable has to be reached.',
      features: 'Clicks together|White capped|24 mm face',
      spec: { Material: 'Galvanised steel' },
      words: 't grid,grid ceiling,ग्रिड सीलिंग',
    },
  ],
  insulation: [
    {
      name: 'Glass Wool Roll',
      makes: 'chhatravi halkavi',
      unit: 'roll',
      hsn: '6806',
      pic: 'rockwool:plain',
      sizes: [
        ['50 mm, 24 density, 15 x 1.2 m', 2450, 21.6],
        ['75 mm, 24 density, 10 x 1.2 m', 2380, 21.6],
      ],
      short: 'Soft wool for sheds, partitions and above ceilings',
      long: 'Rolls out between purlins and keeps the roof from roasting the hall below. Does not burn or feed mice.',
      features: 'Light to carry|Does not burn|Dulls rain noise',
      spec: { Standard: 'IS 8183:1993', Density: '24 kg per cubic metre' },
    },
  ],
}
