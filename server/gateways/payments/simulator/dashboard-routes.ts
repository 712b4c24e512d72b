import { Hono } from 'hono'
import { RazorpayApiError } from './api-error.ts'
import type { SimulatorContext } from './context.ts'
import { actInDashboard, dashboardAction } from './dashboard-actions.ts'
import { dashboardPage } from './dashboard-page.ts'
import { parseBody } from './parse-body.ts'

/**
 * The provider's dashboard for people who try the store: whoever knows the id of a payment, which its order shows, may refund
 * and dispute it here.
 */
export function dashboardRoutes(simulator: SimulatorContext): Hono {
  const { ledger } = simulator
  const routes = new Hono()
  routes.get('/dashboard', (context) => {
    const id = context.req.query('payment_id')?.trim() ?? ''
    const payment = ledger.payment(id)
    const page = dashboardPage({
      id,
      payment: payment?.captured === true ? payment : null,
      refunds: ledger.refundsOf(id),
      disputes: ledger.disputesOf(id),
      outcome: ledger.refundOutcome(id),
    })
    return context.html(page, 200, { 'cache-control': 'no-store' })
  })
  routes.post('/dashboard', async (context) => {
    const action = await parseBody(context.req, dashboardAction)
    // nobody has to know an id for this one
    if (action.action === 'pay-unknown') throw new RazorpayApiError('The action field is invalid')
    return context.json({ id: actInDashboard(simulator, action).id })
  })
  return routes
}
