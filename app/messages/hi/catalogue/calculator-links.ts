import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { calculatorLinkMessages as English } from '#app/messages/en/catalogue/calculator-links.ts'
const names: Record<CalculatorName, string> = {
  tiles: 'टाइल कैलकुलेटर',
  paint: 'पेंट कैलकुलेटर',
  bricks: 'ईंट और ब्लॉक कैलकुलेटर',
  concrete: 'कंक्रीट कैलकुलेटर',
  plaster: 'प्लास्टर कैलकुलेटर',
  steel: 'सरिया कैलकुलेटर',
  wire: 'वायर कैलकुलेटर',
}

/** Links to calculators, on pages of products. */
export const calculatorLinkMessages: typeof English = {
  howMuch: 'मुझे कितना चाहिए?',
  name: (name) => names[name],
}
