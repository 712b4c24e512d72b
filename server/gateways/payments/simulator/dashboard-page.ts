import { html } from 'hono/html'
import type { Paise } from '#domain/money/paise.ts'
import { formatPaise } from '#domain/money/format.ts'
import {
  refundOutcomes,
  type DisputeEntity,
  type PaymentEntity,
  type RefundEntity,
  type RefundOutcome,
} from './entities.ts'

/** What the dashboard shows of a payment. */
export type DashboardView = {
  /** The id that was asked for; empty at first. */
  readonly id: string
  readonly payment: PaymentEntity | null
  readonly refunds: readonly RefundEntity[]
  readonly disputes: readonly DisputeEntity[]
  readonly outcome: RefundOutcome
}

const outcomeTexts: Readonly<Record<RefundOutcome, string>> = {
  processed: 'Refunds are sent at once',
  pending: 'Refunds wait for the bank',
  'no-balance': 'Refunds are refused: no balance',
  'too-old': 'Refunds are refused: too old',
}

/** The dashboard as HTML without inline scripts or styles, so that its content security policy can be strict. */
export function dashboardPage(view: DashboardView) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Test payments</title>
        <link rel="stylesheet" href="window.css" />
        <link rel="stylesheet" href="dashboard.css" />
        <script type="module" src="dashboard.js"></script>
      </head>
      <body data-shown data-payment="${view.payment?.id ?? ''}">
        <header class="stripe"><strong>Test payments</strong><span>no money moves</span></header>
        <main>
          <h1>Refund or dispute a payment</h1>
          <form method="get" action="dashboard">
            <label>
              Payment ID, as the page of its order shows it
              <input name="payment_id" value="${view.id}" placeholder="pay_…" autocomplete="off" required />
            </label>
            <button type="submit" class="quiet">Show</button>
          </form>
          ${view.payment === null ? unknown(view) : paymentView(view, view.payment)}
          <p class="alert" id="alert" role="alert"></p>
        </main>
      </body>
    </html>`
}

function unknown({ id }: DashboardView) {
  return id === '' ? '' : html`<p role="status">No captured payment has this ID.</p>`
}

function paymentView({ refunds, disputes, outcome }: DashboardView, payment: PaymentEntity) {
  return html`<section aria-label="The payment">
      <p class="amount">${amountText(payment.amount)}</p>
      <p>${amountText(payment.amount_refunded)} refunded</p>
    </section>
    <section aria-label="Refund">
      <h2>Refund</h2>
      <div class="ends">
        <button type="button" class="good" data-action="refund">Refund what is left</button>
        <button type="button" class="quiet" data-action="refund" data-amount="10000">Refund ₹100</button>
      </div>
      <ul>
        ${refunds.map(
          ({ id, amount, status }) =>
            html`<li>
              ${amountText(amount)} ${status}
              ${
                status === 'pending'
                  ? ['processed', 'failed'].map((end) => endButton('finish-refund', id, end))
                  : ''
              }
            </li>`,
        )}
      </ul>
      <div class="ends" role="group" aria-label="What happens to the next refunds">
        ${refundOutcomes.map(
          (one) =>
            html`<button
              type="button"
              class="quiet"
              data-action="set-refunds"
              data-end="${one}"
              aria-pressed="${one === outcome ? 'true' : 'false'}"
            >
              ${outcomeTexts[one]}
            </button>`,
        )}
      </div>
    </section>
    <section aria-label="Disputes">
      <h2>Disputes</h2>
      <button type="button" class="bad" data-action="dispute">The bank disputes the payment</button>
      <ul>
        ${disputes.map(
          ({ id, amount, status }) =>
            html`<li>
              ${amountText(amount)} ${status}
              ${
                status === 'open' || status === 'under_review'
                  ? ['won', 'lost', 'closed'].map((end) => endButton('finish-dispute', id, end))
                  : ''
              }
            </li>`,
        )}
      </ul>
    </section>`
}

function endButton(action: 'finish-refund' | 'finish-dispute', id: string, end: string) {
  return html`<button type="button" class="quiet" data-action="${action}" data-id="${id}" data-end="${end}">
    ${end}
  </button>`
}

function amountText(paise: number): string {
  return formatPaise(paise as Paise)
}
