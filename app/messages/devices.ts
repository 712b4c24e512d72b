import { defineMessages } from '#app/i18n/messages.ts'

export const deviceMessages = defineMessages({
  en: {
    title: 'Your Devices',
    description: 'The devices you’re logged in on.',
    loginText: 'Please log in to view your devices.',
    intro: 'You’re logged in on these devices. Log out of any you don’t recognise or no longer use.',
    list: 'Devices',
    loading: 'Loading devices...',
    failedTitle: 'We couldn’t load your devices',
    unknown: 'Unknown device',
    thisDevice: 'This device',
    lastUsed: (time: string) => `Last used ${time}`,
    loggedInAt: (time: string) => `Logged in ${time}`,
    logOut: 'Log out',
    logOutLabel: (device: string, time: string) => `Log out of ${device}, logged in ${time}`,
    loggedOut: (device: string) => `Logged out of ${device}.`,
    logOutEverywhere: 'Log out of all devices',
  },
})
