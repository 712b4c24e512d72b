import { planFields } from './plan-changes.ts'
import { emptyPlan, weekdays, type DeliveryArea, type DeliveryPlan } from './plan.ts'

const daily: Pick<
  DeliveryArea,
  'exceptPins' | 'circle' | 'cutOff' | 'workingDays' | 'tripKilograms' | 'slots'
> = {
  exceptPins: [],
  circle: null,
  cutOff: null,
  workingDays: weekdays,
  tripKilograms: 10_000,
  slots: [],
}

/** Delivery plan of the demonstration's store: around Gurugram within one day, to the rest of Delhi NCR within two, nowhere else. */
export const demoPlan: DeliveryPlan = {
  ...emptyPlan,
  areas: [
    {
      ...daily,
      id: 'gurugram',
      name: 'Gurugram',
      nameHi: 'गुरुग्राम',
      pins: ['122'],
      leadDays: 1,
      capacity: { kilograms: 60_000, trips: null },
    },
    {
      ...daily,
      id: 'delhi-ncr',
      name: 'Delhi, Faridabad, Ghaziabad and Noida',
      nameHi: 'दिल्ली, फ़रीदाबाद, गाज़ियाबाद और नोएडा',
      pins: ['110', '121', '2010', '2013'],
      leadDays: 2,
      capacity: { kilograms: 40_000, trips: null },
    },
  ],
}

/** Tells whether a plan is still that of the demonstration, which had no names in Hindi at first. */
export function isDemoPlan(plan: DeliveryPlan): boolean {
  return JSON.stringify(fieldsOf(plan)) === JSON.stringify(fieldsOf(demoPlan))
}

function fieldsOf(plan: DeliveryPlan): Record<string, string> {
  return planFields({ ...plan, areas: plan.areas.map((area) => ({ ...area, nameHi: undefined })) })
}
