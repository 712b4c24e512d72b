// The buttons of the payment window and its messages to the page that opened it. Only a page of the same origin can frame
// the window, so messages are limited to this origin.
const page = window.parent
const { origin } = window.location
const orderId = document.body.dataset.order ?? ''

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
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
  byId('status').textContent = now ? 'Making the test payment' : ''
}

/** @param {string} outcome */
async function submit(outcome) {
  if (busy) return
  if (outcome === 'cancel') return dismiss()
  setBusy(true)
  byId('alert').textContent = ''
  const method = tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.method
  const result = await send({ order_id: orderId, method, outcome })
  setBusy(false)
  if (result.error) byId('alert').textContent = `${result.error.description}.`.replace(/\.\.$/, '.')
  else if (result.post) notifyPage(result.post)
  else showSilentSuccess()
}

/** @param {unknown} payment */
async function send(payment) {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('window/pay', { method: 'POST', headers, body: JSON.stringify(payment) })
    return await response.json()
  } catch {
    return { error: { description: 'The simulator did not result. Please try again.' } }
  }
}

/** @param {{ event: string, error?: { description: string } }} message */
function notifyPage(message) {
  if (message.event === 'failed')
    byId('alert').textContent = `${message.error?.description} You can try again.`
  post(message)
}

function showSilentSuccess() {
  if (pay) pay.hidden = true
  byId('silent').hidden = false
  byId('close').focus()
}

/** @param {HTMLElement} selected */
function selectTab(selected) {
  for (const tab of tabs) {
    const isSelected = tab === selected
    tab.ariaSelected = String(isSelected)
    tab.tabIndex = isSelected ? 0 : -1
    byId(`panel-${tab.dataset.method}`).hidden = !isSelected
  }
  selected.focus()
}

/** @param {KeyboardEvent} event */
function moveTab({ key }) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const from = tabs.findIndex((tab) => tab === document.activeElement)
  const to = step === undefined ? undefined : tabs.at((from + step) % tabs.length)
  if (to) selectTab(to)
}

/** Traps focus in the window. @param {KeyboardEvent} event */
function trapFocus(event) {
  const focusable = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll('button, input, select, summary'),
  ]).filter((element) => element.tabIndex >= 0 && element.checkVisibility())
  const [first, last] = event.shiftKey ? [focusable.at(-1), focusable[0]] : [focusable[0], focusable.at(-1)]
  const { activeElement } = document
  if (activeElement !== last && focusable.some((element) => element === activeElement)) return
  // forwards from anywhere else, the browser finds the next element itself
  if (activeElement !== last && !event.shiftKey) return
  event.preventDefault()
  first?.focus()
}

/** Dark text on a light colour, and light text on a dark one. @param {string} color */
function textColorOn(color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#15191e' : '#ffffff'
}

/** @param {{ name?: unknown, description?: unknown, color?: unknown }} options */
function show({ name, description, color }) {
  const store = typeof name === 'string' && name !== '' ? name : 'Store'
  byId('store').textContent = store
  byId('badge').textContent = String.fromCodePoint(store.codePointAt(0) ?? 0)
  byId('description').textContent = typeof description === 'string' ? description : ''
  if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) {
    byId('badge').style.background = color
    byId('badge').style.color = textColorOn(color)
  }
  document.body.dataset.shown = ''
  byId('store').focus()
}

for (const button of outcomes)
  button.addEventListener('click', () => void submit(button.getAttribute('data-outcome') ?? ''))
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', dismiss)
for (const tab of tabs) {
  tab.addEventListener('click', () => selectTab(tab))
  tab.addEventListener('keydown', moveTab)
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') dismiss()
  if (event.key === 'Tab') trapFocus(event)
})
window.addEventListener('message', ({ origin: from, source, data }) => {
  if (from !== origin || source !== page) return
  if (data?.event === 'open') show(data)
  if (data?.event === 'cancel') dismiss()
})
post({ event: 'ready' })
