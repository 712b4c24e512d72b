export * from '#app/messages/en/catalogue/zoom.ts'
