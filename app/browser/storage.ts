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

/** Removes a value from this device. */
export function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // storage is disabled: there is nothing to remove
  }
}

/** Calls `listener` whenever another tab changes a key. */
export function onStorageChange(listener: (key: string, text: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null) listener(event.key, event.newValue)
  })
}

/** Reads a value that this tab keeps until it is closed; null when there is none or storage is unavailable. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // storage is disabled: the page works without it
  }
}

/** Stores a text in this tab until it is closed; null removes it. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // storage is disabled or full: the page works without it
  }
}

/** Removes the values of this tab whose keys begin so. */
export function clearSession(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // storage is disabled: there is nothing to remove
  }
}
