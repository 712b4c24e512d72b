/** Words that sound or look like those of what is sold, and mean other goods. The form of the rows: `../../product-words.ts`. */
export const calledOtherwise = `
=	hinglish	mid	t9 lock | figure 8 wire | nanitrap | hasp | e27 bulb | solar mc4 | shahabadi | shahabad | lohe ki cutting machine | lakdi ka hattha | lohe ka box | almari ka tala
=	hinglish	mid	khurpa | naand | khurli | pani ki kundi | kue ki ring | kharal | charkha | tarazu | tulaa
=	hi	mid	पाणी लेव्हल | सरिया काटने की मशीन | गटर | पुट्टी का पत्रा | टाइल का गोला | कांच की गिट्टी | पानी गर्म करने की रॉड | कूलर का पंप
=	hi	mid	कूलर की मोटर | कूलर का पंखा | पंखे का पाइप | हवा भरने का पंप | खेती पाइप | लोहे की टंकी | स्टील की टंकी | सीमेंट का पाइप
=	hi	mid	पत्थर की जाली | गेती | नंबर वाला ताला
=	gu	mid	ફૂટપટ્ટી | દીવો
=	te	mid	షాబాద్ బండ
=	en	mid	poly sheet | khidki ki jali | usb charger | steel tanki | ms rod | ss bolt | lime putty | data cable | knee boot | knee boots | wall sealer | stone sealer | tile sealer | luster paint | lustre paint
=	hi	mid	खिड़की की जाली
=	en	mid	dead lock | cement colour | cement color | h beam | c section | hattha | dasta | patta | pedestal basin
=	hi	mid	हत्था | ठेका
`
