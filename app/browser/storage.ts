/** The stored value of a key; null when there is none or storage is unavailable. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is disabled: the page works without it
  }
}

/** Stores a value on this device. False when storage is unavailable. */
export function writeStorage(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls `listener` whenever another tab changes a key. */
export function onStorageChange(listener: (key: string, text: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null) listener(event.key, event.newValue)
  })
}
