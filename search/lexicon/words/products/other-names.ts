/** Other names of what is sold, by trades, regions and scripts. The form of the rows: `../product-words.ts`. */
export const otherNames = `
batten	en	high	led tube | led tube light | tube led | tubelight | tube light led | led tubelight | led tube rod
paver	en	high	tuff tile | tuff tiles | paving tile | paving block | interlock tile | interlocking tile | interlock block | interlock paver | interlock brick | interlocking brick
roof_tile	en	high	roofing tile | mangalore tile | clay roofing tile
tile_adhesive	en	high	tile bond | tile glue | tile chemical | tile fixing chemical | tile fix
gloves	en	mid	hand gloves | hand globes | hand globs | hand gluvs | work gloves
ceiling_section	en	high	furring channel | ceiling channel | gi ceiling channel | false ceiling channel | intermediate channel
distribution_board	en	high	distribution box | mcb box | mcb db | db box | mcb distribution board | mcb db box
distribution_board	hi	mid	वितरण बॉक्स | वितरण बोर्ड | एमसीबी बॉक्स | डीबी बॉक्स | डिस्ट्रीब्यूशन बोर्ड
mcb	en	high	circuit breaker | miniature circuit breaker | circuit braker
mcb	hi	mid	परिपथ वियोजक | सर्किट ब्रेकर
mcb	bn	mid	সার্কিট ব্রেকার | এমসিবি
mcb	ta	mid	எம்சிபி | சர்க்யூட் பிரேக்கர்
rccb	en	high	rcb | rccb elcb | residual current circuit breaker | earth leakage circuit breaker
angle_valve	en	high	angular stop cock | angular cock | angular valve | angle stop cock | angle stop valve | angular stop valve
health_faucet	en	mid	muslim shower | bidet shower | hand bidet | toilet jet spray
security door	en	mid	safety door
brick_bats	bn	mid	ইটের চিপস | ইটের খোয়া | খোয়া
stone_dust	bn	mid	পাথরের গুঁড়া | পাথরের গুঁড়ো | স্টোন ডাস্ট
aggregate	bn	mid	পাথরের চিপস | পাথর চিপস
concrete block	bn	mid	কংক্রিট ব্লক | সলিড ব্লক
first class red brick	bn	low	প্রথম শ্রেণীর ইট
roof_tile	mr	mid	कौले | कौल | मंगलोरी कौल
roofing_sheet	mr	mid	पत्रे | पत्रा | पत्र्याचे शीट
roofing_sheet	en	mid	cement sheet | cement sheets | ac sheet
fibre cement sheet	en	low	ac corrugated sheet
tmt	mr	mid	स्टील
tmt	hi	mid	स्टील | टीएमटी | टीएमटी सरिया | टीएमटी बार
tmt	ml	mid	കമ്പി | വാർക്ക കമ്പി | സ്റ്റീൽ | ടിഎംടി
cement	ml	mid	സിമന്റ് | സിമൻറ് | സിമെന്റ് | സിമന്റ്
sand	ml	mid	മണൽ | മണല് | manal
river sand	ml	mid	ആറ്റുമണൽ | പുഴമണൽ
m_sand sand	ml	mid	എംസാൻഡ് | എം സാൻഡ് | എംസാന്റ് | എം സാന്റ്
plaster m_sand sand	ml	low	പി സാൻഡ് | പിസാൻഡ്
brick	ml	mid	ഇഷ്ടിക | ishtika | കട്ട
concrete block	ml	mid	സിമന്റ് കട്ട | സോളിഡ് ബ്ലോക്ക് | സിമൻറ് ബ്രിക്സ്
fly_ash brick	ml	mid	ഫ്ലൈആഷ് ബ്രിക്സ് | ഫ്ലൈ ആഷ് ബ്രിക്സ് | ഫ്ലൈആഷ് സിമൻറ് ബ്രിക്സ്
aggregate	ml	mid	മെറ്റൽ | മെറ്റില് | ജെല്ലി | ചരൽ
stone_dust	ml	mid	പാറപ്പൊടി
tile	ml	mid	ടൈൽ | ടൈൽസ്
roof_tile	ml	mid	ഓട് | മേച്ചിൽ ഓട്
granite	ml	mid	ഗ്രാനൈറ്റ്
marble	ml	mid	മാർബിൾ
paint	ml	mid	പെയിന്റ് | ചായം
primer	ml	mid	പ്രൈമർ
putty	ml	mid	പുട്ടി
pipe	ml	mid	പൈപ്പ് | കുഴൽ
tap	ml	mid	ടാപ്പ് | പൈപ്പ് ടാപ്പ്
tank	ml	mid	ടാങ്ക് | വാട്ടർ ടാങ്ക് | വെള്ള ടാങ്ക്
wire	ml	mid	വയർ | വയറ്
switch	ml	mid	സ്വിച്ച്
led bulb	ml	mid	ബൾബ് | എൽഇഡി ബൾബ്
ceiling fan	ml	mid	ഫാൻ | സീലിംഗ് ഫാൻ
door	ml	mid	വാതിൽ | കതക്
window	ml	mid	ജനൽ | ജനാല
glass	ml	mid	ഗ്ലാസ് | ചില്ല്
plywood	ml	mid	പ്ലൈവുഡ്
hinge	ml	mid	വിജാഗിരി | vijagiri
padlock lock	ml	mid	പൂട്ട് | താഴ്
nail	ml	mid	ആണി
screw	ml	mid	സ്ക്രൂ
hammer	ml	mid	ചുറ്റിക
ladder	ml	mid	ഏണി
rope	ml	mid	കയർ
roofing_sheet	ml	mid	ഷീറ്റ് | റൂഫിംഗ് ഷീറ്റ്
western_toilet	ml	mid	ക്ലോസറ്റ്
basin	ml	mid	വാഷ് ബേസിൻ
lime	ml	mid	കുമ്മായം
mortar_pan	ml	low	ചട്ടി
river sand	ta	mid	ஆற்று மணல் | ஆத்து மணல்
m_sand sand	ta	mid	எம் மணல் | எம்சாண்ட் | எம் சான்ட்
tmt	ta	mid	இரும்பு கம்பி | முறுக்கு கம்பி | டிஎம்டி | டிஎம்டி கம்பி
aac block	ta	mid	ஏஏசி பிளாக் | ஏஏசி பிளாக்ஸ்
concrete block	ta	mid	சாலிட் பிளாக்
helmet	ta	mid	பாதுகாப்பு தலைக்கவசம் | தலைக்கவசம் | ஹெல்மெட்
safety_shoes	ta	mid	பாதுகாப்பு காலணிகள் | பாதுகாப்பு ஷூ
gloves	ta	mid	கையுறை | கையுறைகள்
helmet	kn	mid	ಸುರಕ್ಷತಾ ಹೆಲ್ಮೆಟ್ | ಹೆಲ್ಮೆಟ್ | ಶಿರಸ್ತ್ರಾಣ
safety_shoes	kn	mid	ಸುರಕ್ಷತಾ ಶೂಗಳು | ಸುರಕ್ಷತಾ ಶೂ | ಸೇಫ್ಟಿ ಶೂ
gloves	kn	mid	ಕೈಗವಸು | ಕೈಗವಸುಗಳು
m_sand sand	kn	mid	ಎಂ ಸ್ಯಾಂಡ್ | ಎಂಸ್ಯಾಂಡ್
river sand	kn	mid	ನದಿ ಮರಳು
concrete block	kn	mid	ಕಾಂಕ್ರೀಟ್ ಬ್ಲಾಕ್ | ಸಾಲಿಡ್ ಬ್ಲಾಕ್ | ಸಿಮೆಂಟ್ ಇಟ್ಟಿಗೆ
fly_ash brick	kn	low	ಹಾರುಬೂದಿ ಇಟ್ಟಿಗೆ
marble	kn	mid	ಮಾರ್ಬಲ್
basin	kn	mid	ವಾಶ್ ಬೇಸಿನ್
hinge	kn	mid	ಹಿಂಜ್
screw	kn	mid	ಸ್ಕ್ರೂ | ತಿರುಪು
tmt	kn	mid	ಟಿಎಂಟಿ | ಉಕ್ಕು | ಕಬ್ಬಿಣದ ಸರಳು
socket	kn	mid	ಸಾಕೆಟ್
geyser	kn	mid	ಗೀಸರ್
pump	kn	mid	ಪಂಪ್ | ಮೋಟಾರ್
mortar_pan	kn	mid	ಬಾಂಡ್ಲಿ | ಬಾಣಲೆ
trowel	kn	mid	ಕರಣೆ
helmet	te	mid	హెల్మెట్ | భద్రతా హెల్మెట్
safety_shoes	te	mid	భద్రతా బూట్లు | సేఫ్టీ షూస్
gloves	te	mid	చేతి తొడుగులు | గ్లోవ్స్
river sand	te	mid	నది ఇసుక
m_sand sand	te	mid	ఎం శాండ్ | రోబో ఇసుక | రోబో శాండ్
tmt	te	mid	టీఎంటీ | ఉక్కు | స్టీల్ | ఇనుప చువ్వలు
helmet	bn	mid	হেলমেট | নিরাপত্তা হেলমেট | সেফটি হেলমেট
safety_shoes	bn	mid	নিরাপত্তা জুতা | সেফটি জুতা | সেফটি শু
gloves	bn	mid	দস্তানা | হাতমোজা | গ্লাভস
tmt	bn	mid	রড | লোহার রড | এমএস রড | টিএমটি
mdf	bn	mid	এমডিএফ | এমডিএফ বোর্ড
helmet	hi	mid	हेलमेट | सुरक्षा हेलमेट | सेफ्टी हेलमेट
safety_shoes	hi	mid	सुरक्षा जूते | सेफ्टी जूते | सेफ्टी शूज
gloves	hi	mid	दस्ताने | दस्ताना | ग्लव्स
safety jacket	en	high	high vis vest | hi vis vest | high vis jacket | hi vis jacket | high visibility jacket | high visibility vest | safety vest | reflective vest | reflector jacket
safety jacket	hi	mid	सुरक्षा जैकेट | सेफ्टी जैकेट
goggle	hi	mid	सुरक्षा चश्मा | सेफ्टी चश्मा
harness	hi	mid	सेफ्टी बेल्ट | सुरक्षा बेल्ट
helmet	mr	mid	सुरक्षा हेल्मेट | हेल्मेट
safety_shoes	mr	mid	सुरक्षा बूट | सेफ्टी शूज
gloves	mr	mid	हातमोजे
helmet	gu	mid	હેલ્મેટ | સેફ્ટી હેલ્મેટ | સુરક્ષા હેલ્મેટ
safety_shoes	gu	mid	સેફ્ટી શૂઝ | સુરક્ષા જૂતા
gloves	gu	mid	હાથમોજાં | મોજાં
tmt	gu	mid	સળિયા | સરિયા | સ્ટીલ | ટીએમટી
helmet	ml	mid	ഹെൽമെറ്റ് | സുരക്ഷാ ഹെൽമെറ്റ്
safety_shoes	ml	mid	സുരക്ഷാ ഷൂസ് | സേഫ്റ്റി ഷൂസ്
gloves	ml	mid	കയ്യുറ | കയ്യുറകൾ
cement	pa	mid	ਸੀਮਿੰਟ | ਸੀਮੈਂਟ | ਸਿਮਿੰਟ
tmt	pa	mid	ਸਰੀਆ | ਸਰੀਏ | ਸਟੀਲ
sand	pa	mid	ਰੇਤਾ | ਰੇਤ | ਬਰੇਤੀ
aggregate	pa	mid	ਬਜਰੀ | ਬੱਜਰੀ | ਗਟਕਾ
brick	pa	mid	ਇੱਟ | ਇੱਟਾਂ
tile	pa	mid	ਟਾਈਲ | ਟਾਈਲਾਂ
marble	pa	mid	ਸੰਗਮਰਮਰ | ਮਾਰਬਲ
paint	pa	mid	ਪੇਂਟ | ਰੰਗ
putty	pa	mid	ਪੁੱਟੀ
door	pa	mid	ਦਰਵਾਜ਼ਾ | ਬੂਹਾ
window	pa	mid	ਖਿੜਕੀ | ਬਾਰੀ
helmet	pa	mid	ਹੈਲਮਟ
switch	pa	mid	ਸਵਿੱਚ
nail	pa	mid	ਕਿੱਲ | ਮੇਖ
cement	or	low	ସିମେଣ୍ଟ
sand	or	low	ବାଲି
brick	or	low	ଇଟା
tmt	or	low	ରଡ | ଛଡ
aggregate	or	low	ଗୋଡ଼ି | ଚିପ୍ସ
paint	or	low	ରଙ୍ଗ
pipe	or	low	ପାଇପ
tile	or	low	ଟାଇଲ
door	or	low	କବାଟ
cement	ur	low	سیمنٹ
sand	ur	low	ریت
brick	ur	low	اینٹ | اینٹیں
tmt	ur	low	سریا
aggregate	ur	low	بجری
wire mesh	ur	low	جالی
paint	ur	low	رنگ
tile	ur	low	ٹائل
pipe	ur	low	پائپ
bib_cock tap	en	mid	long body tap | long body cock | short body tap | short body cock
first class red brick	en	mid	a grade brick | grade a brick
drawer_channel	en	mid	telescopic channel | drawer slide | drawer slider | drawer runner | drawer runners | ball bearing slide
cabinet hinge	en	mid	auto hinge | auto hinges | crank hinge | hydraulic hinge
shower	en	mid	rain shower head | overhead shower
aldrop	en	high	sliding door bolt | sliding bolt | door sliding bolt
western_toilet	en	high	european wc | european type wc | european type wc pan | european wc pan | european water closet | ewc | ewc pan | western commode | english commode | european commode
mineral fibre ceiling tile	en	low	armstrong tile | armstrong ceiling tile | armstrong ceiling
laminate	en	mid	hpl | hpl laminate | hpl sheet | high pressure laminate | decorative laminate | mica sheet
hinge	en	mid	ball bearing hinge | bearing hinge
concealed_box	en	mid	conceal box | concealed metal box
sealant	en	low	silicon sealant tube
scaffold ledger	en	mid	ledger | ledgers | horizontal pipe ledger
block	ta	mid	பிளாக் | பிளாக்ஸ்
block	te	mid	బ్లాక్ | బ్లాక్స్
block	kn	mid	ಬ್ಲಾಕ್ | ಬ್ಲಾಕ್ಸ್
block	ml	mid	ബ്ലോക്ക്
block	gu	mid	બ્લોક | બ્લોક્સ
block	pa	mid	ਬਲਾਕ
conduit_pipe	ta	mid	கண்டியூட் | கண்டூட் | கண்டுயிட் | கண்டியூட் பைப்
conduit_pipe	te	mid	కండ్యూట్ | కండ్యూట్ పైప్
conduit_pipe	kn	mid	ಕಂಡ್ಯೂಟ್ | ಕಂಡ್ಯೂಟ್ ಪೈಪ್
conduit_pipe	ml	mid	കണ്ട്യൂട്ട് | കോണ്ട്യൂട്ട് പൈപ്പ്
handle	kn	mid	ಹಿಡಿಕೆ | ಹ್ಯಾಂಡಲ್ | ಬಾಗಿಲು ಹಿಡಿಕೆ
handle	ta	mid	கைப்பிடி | ஹேண்டில்
handle	te	mid	హ్యాండిల్ | పిడి | తలుపు పిడి
handle	ml	mid	പിടി | ഹാൻഡിൽ | വാതിൽ പിടി
handle	bn	mid	হাতল | হ্যান্ডেল | দরজার হাতল
handle	gu	mid	હેન્ડલ | હાથો
handle	pa	mid	ਹੈਂਡਲ
harness	en	high	harness belt | safety belt | full body harness belt | safety harness belt | body harness | full body harness
harness	hinglish	mid	safety belt | suraksha belt | seftibelt
drawer_channel	hinglish	mid	daraz ki patri | daraz patri | drawer patri | draj patri | drawer ki patri | daraz channel | draj channel | drawer patti
barbed_wire	hinglish	mid	kanteela taar | kantila taar | kanteela tar | kantila tar | kateela taar | katila tar
seat_cover	hinglish	mid	commode dhakkan | commode ka dhakkan | toilet dhakkan | toilet seat dhakkan | seat dhakkan
=	en	high	ms nut | hex nut | gi nut | ss nut
`
