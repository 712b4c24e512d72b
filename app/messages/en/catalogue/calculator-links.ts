import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
const names: Record<CalculatorName, string> = {
  tiles: 'Tile calculator',
  paint: 'Paint calculator',
  bricks: 'Brick and block calculator',
  concrete: 'Concrete calculator',
  plaster: 'Plaster calculator',
  steel: 'Steel calculator',
  wire: 'Wire calculator',
}

/** Links to calculators, on pages of products. */
export const calculatorLinkMessages = {
  howMuch: 'How much do I need?',
  name: (name: CalculatorName) => names[name],
}
