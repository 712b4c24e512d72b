import { html } from 'hono/html'
import { toPaise } from '#domain/money/paise.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderEntity } from './entities.ts'
import type { outcomes } from './pay.ts'

/** The state of the order in the window, or why there is none to pay. */
export type WindowState = OrderEntity['status'] | 'unknown' | 'wrong-key'

type Outcome = (typeof outcomes)[number]

/** The unusual outcomes. Their titles contain none of the three common labels, so that those stay unique. */
const unusual: readonly (readonly [Outcome, string, string])[] = [
  [
    'slow-success',
    'Paid, captured late',
    'The page is notified at once; the payment is captured five seconds later.',
  ],
  [
    'silent-success',
    'Paid, page not told',
    'The payment is captured but the page is not notified, as if the browser had crashed.',
  ],
  ['webhook-first', 'Paid, webhook first', 'The store is notified before the page.'],
  ['webhook-twice', 'Paid, webhook twice', 'Each event is delivered twice with the same id.'],
  ['wrong-amount', 'Paid another amount', 'One rupee less than the order is captured.'],
  ['success-twice', 'Paid two times', 'Two payments are captured for the one order.'],
  ['wrong-signature', 'Forged return', 'Nothing is paid; the page gets a success with an invalid signature.'],
]

const notices: Readonly<Record<Exclude<WindowState, 'created' | 'attempted'>, string>> = {
  paid: 'This order is paid already.',
  unknown: 'There is no such order.',
  'wrong-key': 'The page uses the key of another account.',
}

const tabs = [
  ['upi', 'UPI'],
  ['card', 'Card'],
  ['netbanking', 'Netbanking'],
] as const

/** The payment window as HTML without inline scripts or styles, so that its content security policy can be strict. */
export function windowPage(state: WindowState, order: OrderEntity | undefined) {
  const open = state === 'created' || state === 'attempted'
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Test payment</title>
        <link rel="stylesheet" href="window.css" />
        <script type="module" src="window.js"></script>
      </head>
      <body data-order="${order?.id ?? ''}">
        <header class="stripe"><strong>Test payment</strong><span>no money moves</span></header>
        <section class="payee" aria-label="What is paid">
          <span class="badge" id="badge" aria-hidden="true"></span>
          <div class="whom">
            <h1 id="store" tabindex="-1">Store</h1>
            <p id="description"></p>
          </div>
          ${
            order && state !== 'wrong-key'
              ? html`<p class="amount">
                  <span class="hidden">Amount: </span>${formatPaise(toPaise(order.amount))}
                </p>`
              : ''
          }
        </section>
        <main>${open ? choices() : notice(notices[state])}</main>
        <footer>
          ${open ? html`<span>Nothing typed here is sent anywhere.</span>` : ''}<code
            >${order?.id ?? ''}</code
          >
        </footer>
      </body>
    </html>`
}

function notice(text: string) {
  return html`<div class="notice">
    <p role="alert">${text}</p>
    <button type="button" class="quiet" data-close>Close</button>
  </div>`
}

function choices() {
  return html`<section id="pay" aria-label="Pay">
      <div class="tabs" role="tablist" aria-label="Pay with">
        ${tabs.map(
          ([method, title], index) =>
            html`<button
              type="button"
              role="tab"
              id="tab-${method}"
              data-method="${method}"
              aria-controls="panel-${method}"
              aria-selected="${index === 0 ? 'true' : 'false'}"
              tabindex="${index === 0 ? 0 : -1}"
            >
              ${title}
            </button>`,
        )}
      </div>
      ${fields()}
      <p class="alert" id="alert" role="alert"></p>
      <h2 id="ask">How does this payment end?</h2>
      <div class="ends" role="group" aria-labelledby="ask">
        <button type="button" class="good" data-outcome="success">Success</button>
        <button type="button" class="bad" data-outcome="failure">Failure</button>
        <button type="button" class="quiet" data-outcome="cancel">Cancel</button>
      </div>
      <details>
        <summary>Unusual outcomes</summary>
        <ul>
          ${unusual.map(
            ([outcome, title, detail]) =>
              html`<li>
                <button type="button" data-outcome="${outcome}" aria-describedby="d-${outcome}">
                  ${title}
                </button>
                <span id="d-${outcome}">${detail}</span>
              </li>`,
          )}
        </ul>
      </details>
    </section>
    <div class="notice" id="silent" hidden>
      <p>The test payment is made. The page was not told.</p>
      <button type="button" class="quiet" id="close" data-close>Close</button>
    </div>
    <p class="hidden" id="status" role="status"></p>`
}

function fields() {
  return html`<div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi">
      <label>UPI ID <input value="test@upi" inputmode="email" autocomplete="off" spellcheck="false" /></label>
    </div>
    <div role="tabpanel" id="panel-card" aria-labelledby="tab-card" hidden>
      <label>Card number <input value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off" /></label>
      <label class="half">Expiry <input value="12 / 34" inputmode="numeric" autocomplete="off" /></label>
      <label class="half">CVV <input value="123" inputmode="numeric" autocomplete="off" /></label>
    </div>
    <div role="tabpanel" id="panel-netbanking" aria-labelledby="tab-netbanking" hidden>
      <label
        >Bank
        <select>
          <option>Test Bank of Bharat</option>
          <option>Test Gramin Bank</option>
          <option>Test Co-operative Bank</option>
        </select></label
      >
    </div>`
}
