// The buttons of the simulator's dashboard: each does one thing to the payment and shows it anew.
const { payment = '' } = document.body.dataset
const alert = /** @type {HTMLElement} */ (document.getElementById('alert'))

/** What a button asks for. @param {DOMStringMap} data */
function actionOf({ action = '', amount, id, end }) {
  const part = amount === undefined ? {} : { amount: Number(amount) }
  if (action === 'finish-refund') return { action, refund_id: id, status: end }
  if (action === 'finish-dispute') return { action, dispute_id: id, status: end }
  if (action === 'set-refunds') return { action, payment_id: payment, outcome: end }
  return { action, payment_id: payment, ...part }
}

/** @param {HTMLElement} button */
async function act({ dataset }) {
  alert.textContent = ''
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(actionOf(dataset))
  try {
    const response = await fetch('dashboard', { method: 'POST', headers, body })
    if (response.ok) return window.location.reload()
    alert.textContent = (await response.json()).error.description
  } catch {
    alert.textContent = 'The simulator did not answer. Please try again.'
  }
}

for (const button of document.querySelectorAll('[data-action]'))
  if (button instanceof HTMLElement) button.addEventListener('click', () => void act(button))
