import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'

/** Progress of a new shop with the steps it needs before its first order. */
const firstSteps = z
  .object({
    goods: z.boolean().meta({ description: 'It has published products of its own.' }),
    firm: z.boolean().meta({ description: 'Its own firm is on the invoices.' }),
    delivery: z.boolean().meta({ description: 'It has an area.' }),
    stock: z.boolean().meta({ description: 'It keeps the stock of something.' }),
    staff: z.boolean().meta({ description: 'More than one person may use the desk.' }),
    isHidden: z.boolean().meta({ description: 'Whether the list was hidden before all of it is done.' }),
  })
  .meta({ id: 'FirstSteps' })

export const firstStepCalls = defineCalls({
  read: { method: 'get', path: '/desk/first-steps', answer: firstSteps },
})

export type FirstStepsWire = z.infer<typeof firstSteps>
