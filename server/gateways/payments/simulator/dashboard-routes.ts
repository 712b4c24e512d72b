import { Hono } from 'hono'
import { RazorpayApiError } from './api-error.ts'
import type { SimulatorContext } from './context.ts'
import { actInDashboard, dashboardAction } from './dashboard-actions.ts'
import { parseBody } from './parse-body.ts'

/** The provider's dashboard without its pages: whoever knows the id of a payment may refund and dispute it here. */
export function dashboardRoutes(simulator: SimulatorContext): Hono {
  const routes = new Hono()
  routes.post('/dashboard', async (context) => {
    const action = await parseBody(context.req, dashboardAction)
    // nobody has to know an id for this one
    if (action.action === 'pay-unknown') throw new RazorpayApiError('The action field is invalid')
    return context.json({ id: actInDashboard(simulator, action).id })
  })
  return routes
}
