// What the buttons of the payment window do, and its talk with the page that opened it. Only a page of the same origin
// can frame the window, so that this origin is the one to talk to.
const page = window.parent
const { origin } = window.location
const orderId = document.body.dataset.order ?? ''

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
/** @param {unknown} message */
const post = (message) => page.postMessage(message, origin)

const pay = document.getElementById('pay')
const outcomes = document.querySelectorAll('[data-outcome]')
const tabs = [...document.querySelectorAll('[role=tab]')].filter((tab) => tab instanceof HTMLElement)
let busy = false

const dismiss = () => {
  if (!busy) post({ event: 'dismiss' })
}

/** @param {boolean} now */
function setBusy(now) {
  busy = now
  for (const button of outcomes) button.setAttribute('aria-disabled', String(now))
  part('status').textContent = now ? 'Making the test payment' : ''
}

/** @param {string} outcome */
async function end(outcome) {
  if (busy) return
  if (outcome === 'cancel') return dismiss()
  setBusy(true)
  part('alert').textContent = ''
  const method = tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.method
  const answer = await ask({ order_id: orderId, method, outcome })
  setBusy(false)
  if (answer.error) part('alert').textContent = `${answer.error.description}.`.replace(/\.\.$/, '.')
  else if (answer.post) tell(answer.post)
  else showSilence()
}

/** @param {unknown} payment */
async function ask(payment) {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('window/pay', { method: 'POST', headers, body: JSON.stringify(payment) })
    return await response.json()
  } catch {
    return { error: { description: 'The simulator did not answer. Please try again.' } }
  }
}

/** @param {{ event: string, error?: { description: string } }} message */
function tell(message) {
  if (message.event === 'failed')
    part('alert').textContent = `${message.error?.description} You can try again.`
  post(message)
}

function showSilence() {
  if (pay) pay.hidden = true
  part('silent').hidden = false
  part('close').focus()
}

/** @param {HTMLElement} chosen */
function choose(chosen) {
  for (const tab of tabs) {
    const isChosen = tab === chosen
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    part(`panel-${tab.dataset.method}`).hidden = !isChosen
  }
  chosen.focus()
}

/** @param {KeyboardEvent} event */
function moveTab({ key }) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const from = tabs.findIndex((tab) => tab === document.activeElement)
  const to = step === undefined ? undefined : tabs.at((from + step) % tabs.length)
  if (to) choose(to)
}

/** Focus goes round inside of the window. @param {KeyboardEvent} event */
function keepFocus(event) {
  const stops = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll('button, input, select, summary'),
  ]).filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  const { activeElement } = document
  if (activeElement !== last && stops.some((stop) => stop === activeElement)) return
  // from outside of the stops forwards the browser finds the next one itself
  if (activeElement !== last && !event.shiftKey) return
  event.preventDefault()
  first?.focus()
}

/** Dark words on a light colour and light ones on a dark one. @param {string} color */
function wordsOn(color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#15191e' : '#ffffff'
}

/** @param {{ name?: unknown, description?: unknown, color?: unknown }} options */
function show({ name, description, color }) {
  const store = typeof name === 'string' && name !== '' ? name : 'Store'
  part('store').textContent = store
  part('badge').textContent = String.fromCodePoint(store.codePointAt(0) ?? 0)
  part('description').textContent = typeof description === 'string' ? description : ''
  if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) {
    part('badge').style.background = color
    part('badge').style.color = wordsOn(color)
  }
  document.body.dataset.shown = ''
  part('store').focus()
}

for (const button of outcomes)
  button.addEventListener('click', () => void end(button.getAttribute('data-outcome') ?? ''))
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', dismiss)
for (const tab of tabs) {
  tab.addEventListener('click', () => choose(tab))
  tab.addEventListener('keydown', moveTab)
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') dismiss()
  if (event.key === 'Tab') keepFocus(event)
})
window.addEventListener('message', ({ origin: from, source, data }) => {
  if (from !== origin || source !== page) return
  if (data?.event === 'open') show(data)
  if (data?.event === 'cancel') dismiss()
})
post({ event: 'ready' })
