// The API of Razorpay's checkout.js for the simulator's payment window: new Razorpay(options), open, close, on.
;(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const home = new URL('.', script.src)

  /**
   * @typedef {object} Options
   * @property {string} key
   * @property {string} order_id
   * @property {number | string} [amount]
   * @property {string} [currency]
   * @property {string} [name]
   * @property {string} [description]
   * @property {{ name?: string, email?: string, contact?: string }} [prefill]
   * @property {{ color?: string }} [theme]
   * @property {(response: unknown) => void} [handler]
   * @property {{ ondismiss?: () => void }} [modal]
   */

  const styles = new CSSStyleSheet()
  styles.replaceSync(`
    .payment-simulator {
      position: fixed; inset: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 0;
      border: 0; overflow: hidden; background: none; place-items: end center;
    }
    .payment-simulator[open] { display: grid }
    .payment-simulator::backdrop { background: rgb(12 15 18 / 0.62) }
    .payment-simulator iframe {
      display: block; width: 100%; height: min(100%, 700px); border: 0; border-radius: 20px 20px 0 0;
      background: Canvas; color-scheme: light dark;
    }
    @media (min-width: 481px) {
      .payment-simulator { place-items: center }
      .payment-simulator iframe { width: 420px; height: min(100% - 32px, 700px); border-radius: 20px; box-shadow: 0 24px 64px rgb(0 0 0 / 0.4) }
    }
    @media (prefers-reduced-motion: no-preference) {
      .payment-simulator iframe { animation: payment-simulator-enter 240ms ease-out }
      @keyframes payment-simulator-enter { from { transform: translateY(24px); opacity: 0 } }
    }
  `)

  class Razorpay {
    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      if (!options.order_id) throw new Error('No order_id passed')
      this.options = options
      /** @type {Map<string, ((response: unknown) => void)[]>} */
      this.listeners = new Map()
      /** @type {(() => void) | null} */
      this.hide = null
    }

    /**
     * @param {string} event
     * @param {(response: unknown) => void} listener
     */
    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
    }

    open() {
      if (this.hide) return
      this.hide = show(this.options, (message) => {
        if (message.event === 'failed') {
          for (const listener of this.listeners.get('payment.failed') ?? [])
            listener({ error: message.error })
          return
        }
        this.close()
        if (message.event === 'success') this.options.handler?.(message.response)
        else this.options.modal?.ondismiss?.()
      })
    }

    close() {
      this.hide?.()
      this.hide = null
    }
  }

  /**
   * Shows the window and returns a function that hides it. Messages of the window go to `onMessage`.
   * @param {Options} options
   * @param {(message: { event: string, response?: unknown, error?: unknown }) => void} onMessage
   */
  function show(options, onMessage) {
    const address = new URL('window', home)
    address.searchParams.set('order_id', options.order_id)
    address.searchParams.set('key_id', options.key)
    const frame = document.createElement('iframe')
    frame.title = 'Test payment'
    frame.src = address.href
    const dialog = document.createElement('dialog')
    dialog.className = 'payment-simulator'
    dialog.setAttribute('aria-label', 'Test payment')
    dialog.append(frame)

    let ready = false
    /** @param {unknown} message */
    const send = (message) => frame.contentWindow?.postMessage(message, home.origin)
    const { name, description, prefill, theme } = options
    /** @param {MessageEvent} event */
    const receive = ({ origin, source, data }) => {
      if (origin !== home.origin || source !== frame.contentWindow) return
      if (data?.event !== 'ready') return onMessage(data)
      ready = true
      frame.focus()
      send({ event: 'open', name, description, prefill, color: theme?.color })
    }
    window.addEventListener('message', receive)
    // a window that never loaded cannot be cancelled by message
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      if (ready) send({ event: 'cancel' })
      else onMessage({ event: 'dismiss' })
    })

    const { overflow } = document.documentElement.style
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
    document.documentElement.style.overflow = 'hidden'
    document.body.append(dialog)
    dialog.showModal()

    return () => {
      window.removeEventListener('message', receive)
      dialog.close()
      dialog.remove()
      document.documentElement.style.overflow = overflow
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles)
    }
  }

  Object.assign(window, { Razorpay })
})()
