export * from '#app/messages/en/profile/devices.ts'
