/** Words for tools and what a site needs. The form of the rows: `../product-words.ts`. */
export const toolsAndSiteWords = `
tarpaulin	en	high	tarpaulin | tarp | tarps
tarpaulin	hinglish	high	tirpal | tripal | tadpatri | palli
tarpaulin	hi	high	तिरपाल
tarpaulin	hi	mid	त्रिपाल
tarpaulin	mr	mid	ताडपत्री
tarpaulin	gu	mid	તાડપત્રી
tarpaulin	ta	mid	தார்பாய் | tharpai
tarpaulin	te	mid	టార్పాలిన్
tarpaulin	te	low	పరదా
tarpaulin	bn	mid	ত্রিপল | tripol
tarpaulin	pa	mid	ਤਰਪਾਲ
rope	en	high	rope
rope	hinglish	high	rassi | rasi | dori | rassa
rope	hi	high	रस्सी | डोरी
rope	mr	mid	दोरी | दोर
rope	gu	mid	દોરડું | dordu
rope	gu	low	દોરી
rope	ta	mid	கயிறு | kayiru
rope	te	high	తాడు | tadu
rope	bn	mid	দড়ি
rope	pa	mid	ਰੱਸੀ
rope	en	high	rope
rope	kn	mid	ಹಗ್ಗ | hagga
hammer	en	high	hammer
hammer	hinglish	high	hathoda | hathora | hathaudi | hatoda | hathodi
hammer	hi	high	हथौड़ा | हथौड़ी
hammer	mr	mid	हातोडा
hammer	gu	mid	હથોડી
hammer	gu	low	હથોડો
hammer	ta	mid	சுத்தியல் | suthiyal
hammer	ta	low	suthi
hammer	te	mid	సుత్తి | sutti
hammer	bn	mid	হাতুড়ি | haturi
hammer	pa	mid	ਹਥੌੜਾ
hammer	pa	low	hathaura | ਹਥੌੜੀ
hammer	kn	mid	ಸುತ್ತಿಗೆ | suttige
saw	en	high	saw | hacksaw
saw	hinglish	high	aari | hexa blade | heksa
saw	hi	high	आरी
saw	mr	mid	करवत | karvat
saw	gu	mid	કરવત
saw	ta	mid	ரம்பம் | rambam
saw	te	mid	రంపం | rampam
saw	bn	mid	করাত | korat
saw	pa	mid	ਆਰੀ
chisel	en	high	chisel
chisel	hinglish	high	chheni | chinni | chhini | nihani
chisel	hinglish	low	tanki
chisel	hi	high	छेनी
chisel	hi	mid	निहानी
chisel	mr	high	छिन्नी
chisel	mr	mid	chhinni | पटाशी
chisel	gu	mid	છીણી
chisel	ta	mid	உளி
chisel	te	mid	ఉలి
chisel	bn	mid	ছেনি | বাটালি | batali
chisel	pa	mid	ਛੈਣੀ
screwdriver	en	high	screwdriver
screwdriver	hinglish	high	pechkas | penchkas | pechkash | screw driver
screwdriver	hinglish	mid	pilas pechkas
screwdriver	hi	high	पेचकस | पेंचकस
screwdriver	mr	mid	स्क्रू ड्रायव्हर
screwdriver	gu	mid	ડિસમિસ | dismis | પેચિયું
screwdriver	gu	low	pechiyu
screwdriver	ta	mid	திருப்புளி | thiruppuli
screwdriver	te	mid	స్క్రూ డ్రైవర్
screwdriver	te	low	తిరుపుళ్ళి
screwdriver	bn	mid	স্ক্রু ড্রাইভার
screwdriver	pa	mid	ਪੇਚਕਸ
pliers	en	high	pliers | plier
pliers	hinglish	high	plas | pilas | plaas | pakkad | plaayar
pliers	hi	high	प्लास | पिलास
pliers	mr	mid	पक्कड
pliers	gu	mid	પક્કડ
pliers	ta	mid	கொறடு | கட்டிங் பிளையர்
pliers	ta	low	koradu
pliers	te	mid	పట్టకారు
pliers	te	low	pattakaru | కటింగ్ ప్లేయర్
pliers	bn	mid	প্লাস
pliers	pa	mid	ਪਲਾਸ
spanner	en	high	spanner | wrench
spanner	hinglish	high	pana | paana | panna
spanner	hinglish	mid	chabi | rinch
spanner	hi	high	पाना
spanner	hi	mid	रिंच
spanner	gu	mid	પાનું | panu
spanner	ta	mid	ஸ்பேனர்
spanner	te	mid	స్పానర్
spanner	te	low	పానా
spanner	bn	mid	রেঞ্চ
spanner	pa	mid	ਪਾਨਾ
spanner	pa	low	ਚਾਬੀ
drill	en	high	drill machine
drill	hinglish	high	drill masin | dril machine
drill	hinglish	mid	barma
drill	hi	high	ड्रिल मशीन
drill	hi	mid	बरमा
drill	gu	mid	ડ્રિલ મશીન
drill	bn	mid	ড্রিল মেশিন
drill	en	high	drill | drill machine
drill_bit	en	high	drill bit
drill_bit	hinglish	mid	barma | varma
drill_bit	hinglish	high	dril bit | drill pana
drill_bit	hi	mid	बरमा
drill_bit	hi	high	ड्रिल बिट
drill_bit	en	high	drill bit
grinder	en	high	grinder
grinder	hinglish	high	graindar | grindar | katar machine
grinder	hi	high	ग्राइंडर
grinder	en	high	grinder
blade	hinglish	high	bled | kating blade
blade	hi	high	कटिंग ब्लेड
blade	en	high	cutting blade | diamond blade | diamond disc | blade
blade	hinglish	mid	kating blade
planer	hinglish	high	randa | rnda | randha
planer	hi	high	रंदा
planer	mr	mid	रंधा
planer	gu	mid	રંધો | randho
planer	ta	mid	இழைப்புளி
planer	ta	low	izhaippuli
planer	te	mid	చిత్రిక
planer	te	low	chitrika
planer	bn	mid	রাঁদা
axe	hinglish	high	kulhadi | kulhari | basula
axe	hinglish	mid	tangi
axe	hi	high	कुल्हाड़ी | बसूला
axe	mr	mid	कुऱ्हाड
axe	mr	low	kurhad
axe	gu	mid	કુહાડી
axe	gu	low	kuhadi
axe	ta	mid	கோடாரி
axe	ta	low	kodari
axe	te	mid	గొడ్డలి
axe	te	low	goddali
axe	bn	mid	কুড়াল
axe	bn	low	kural
trowel	en	high	trowel
trowel	hinglish	high	karni | kanni | karani | thapi
trowel	hi	high	करनी | कन्नी
trowel	mr	mid	थापी
trowel	mr	low	कर्णी
trowel	gu	mid	લેલું | lelu
trowel	gu	low	થાપી
trowel	ta	mid	கரண்டி | karandi | கொல்லறு
trowel	te	mid	తాపీ | tapi
trowel	te	low	తాపి
trowel	bn	mid	কর্ণিক | kornik | কুর্নি
trowel	bn	low	kurni
trowel	pa	mid	ਕਾਂਡੀ
float	hinglish	high	gurmala | girmala | rusa
float	hinglish	mid	ghirmala
float	hi	high	गुरमाला
float	hi	mid	गिरमाला
float	mr	low	रंधा पट्टी
float	mr	mid	गुरमाळा
float	gu	mid	ગુરમાળો
float	gu	low	gurmalo
float	ta	mid	மட்டப்பலகை
float	ta	low	மணியாஸ்
float	bn	mid	উশা
mortar_pan	hinglish	high	tasla | taslaa | ghamela | tagari | tagadi | parat
mortar_pan	hinglish	mid	tagara
mortar_pan	hi	high	तसला | तगाड़ी
mortar_pan	mr	mid	घमेले
mortar_pan	gu	mid	તગારું | tagaru
mortar_pan	ta	mid	பாண்டு | paandu | இரும்பு சட்டி
mortar_pan	te	mid	తట్ట | tatta
mortar_pan	te	low	గంప
mortar_pan	bn	mid	কড়াই | korai
mortar_pan	pa	mid	ਬੱਠਲ | batthal
mortar_pan	pa	low	ਤਸਲਾ
spade	en	high	spade
spade	en	mid	phawra
spade	hinglish	high	fawda | phawda | fawra | phavda | kassi
spade	hi	high	फावड़ा
spade	mr	mid	फावडे | favda
spade	gu	mid	પાવડો | pavdo
spade	ta	mid	மண்வெட்டி | manvetti
spade	te	mid	పార
spade	bn	mid	কোদাল | kodal
spade	pa	mid	ਕਹੀ | kahi
spade	pa	low	ਕੱਸੀ
shovel	en	high	shovel
shovel	hinglish	high	belcha | savel
shovel	hi	high	बेलचा
shovel	bn	mid	বেলচা
shovel	pa	mid	ਬੇਲਚਾ
pickaxe	hinglish	high	gainti | genti | gaiti | kudal | kudali
pickaxe	hi	high	गैंती | कुदाल
pickaxe	mr	mid	कुदळ | टिकाव | tikav
pickaxe	gu	mid	ત્રિકમ | trikam | કોદાળી
pickaxe	ta	low	கடப்பாரை
pickaxe	ta	mid	பிக்காசு
pickaxe	te	mid	గునపం | పలుగు
pickaxe	te	low	gunapam | palugu
pickaxe	bn	mid	গাঁইতি
crowbar	hinglish	high	sabbal | sabal
crowbar	hinglish	mid	rambha
crowbar	hi	high	सब्बल
crowbar	mr	mid	पहार
crowbar	gu	mid	કોશ
crowbar	ta	mid	கடப்பாரை | kadapparai
crowbar	te	mid	గడ్డపార | gaddapara
crowbar	bn	mid	শাবল | shabol
bucket	en	high	bucket
bucket	hinglish	mid	balti | baalti
bucket	hinglish	high	baldi
bucket	hi	mid	बाल्टी
bucket	mr	mid	बादली | badli
bucket	mr	low	बालदी
bucket	gu	mid	ડોલ | dol
bucket	ta	mid	வாளி | vaali
bucket	te	high	బకెట్
bucket	te	low	బకెటు
bucket	bn	mid	বালতি
bucket	pa	mid	ਬਾਲਟੀ
sieve	hinglish	high	chhanni | chalni | chhalan | jharna
sieve	hi	high	छन्नी | छलनी
sieve	hi	mid	झरना
sieve	mr	mid	चाळणी
sieve	gu	mid	ચાળણી | charno
sieve	ta	mid	சல்லடை | salladai
sieve	te	mid	జల్లెడ | jalleda
sieve	bn	mid	চালনি
sieve	bn	low	chaluni
plumb_bob	hinglish	high	sahul | saul | sahool
plumb_bob	hi	high	साहुल
plumb_bob	mr	mid	ओळंबा | olamba
plumb_bob	gu	mid	ઓળંબો | olambo
plumb_bob	ta	mid	தூக்குக்குண்டு | thookku gundu
plumb_bob	ta	low	ரசமட்டம்
plumb_bob	te	mid	తూకం గుండు
plumb_bob	bn	mid	ওলন | olon
spirit_level	en	high	spirit level
spirit_level	hinglish	high	lebal
spirit_level	hi	high	लेवल
spirit_level	hi	mid	स्पिरिट लेवल
spirit_level	mr	mid	लेव्हल
spirit_level	ta	mid	ரசமட்டம் | rasamattam
spirit_level	bn	mid	লেভেল
measuring_tape	en	high	measuring tape | tape
measuring_tape	hinglish	high	fita | feeta | inchi tape | inch tep | naap tape
measuring_tape	hi	high	फीता | इंची टेप
measuring_tape	mr	mid	टेप | मेजर टेप
measuring_tape	gu	mid	મેઝર ટેપ
measuring_tape	ta	mid	அளவு டேப்
measuring_tape	te	mid	కొలత టేపు
measuring_tape	te	low	టేపు
measuring_tape	bn	mid	ফিতা
measuring_tape	pa	mid	ਫੀਤਾ
measuring_tape	en	high	measuring tape | tape | steel tape
line_string	hinglish	mid	sut | sutli
line_string	hinglish	high	soot dori | line dori
line_string	hi	mid	सूत | लाइन डोरी
line_string	mr	mid	लाईन दोरी
line_string	bn	mid	সুতা
try_square	hinglish	high	guniya | gunia | goniya
try_square	hi	high	गुनिया
try_square	mr	mid	गुण्या | gunya
try_square	gu	mid	કાટખૂણો
try_square	gu	low	gunio
try_square	ta	mid	மூலைமட்டம் | mulai mattam
try_square	te	mid	మూలమట్టం | mulamattam
ladder	en	high	ladder
ladder	hinglish	high	sidhi | seedhi | siri
ladder	hinglish	mid	nasaini
ladder	hi	high	सीढ़ी
ladder	mr	mid	शिडी | shidi
ladder	gu	mid	સીડી | sidi | નિસરણી
ladder	ta	mid	ஏணி | eni
ladder	te	mid	నిచ్చెన | nicchena
ladder	bn	mid	মই | moi
ladder	pa	mid	ਪੌੜੀ | pauri
ladder	kn	mid	ಏಣಿ
broom	en	high	broom
broom	hinglish	high	jhadu | zadu
broom	hi	high	झाड़ू
broom	mr	mid	झाडू
broom	mr	low	केरसुणी
broom	gu	mid	સાવરણી
broom	gu	low	savarni | ઝાડુ
broom	ta	mid	துடைப்பம்
broom	ta	low	thudaippam
broom	te	high	చీపురు | chipuru
broom	bn	mid	ঝাঁটা | ঝাড়ু
gloves	en	high	gloves
gloves	hinglish	high	dastane | dastana | hath ke mauje
gloves	hi	high	दस्ताने
gloves	mr	mid	हातमोजे
gloves	gu	mid	હાથમોજા
gloves	ta	mid	கையுறை
gloves	te	mid	గ్లౌజులు
gloves	bn	mid	গ্লাভস
gloves	bn	low	দস্তানা
helmet	en	high	helmet
helmet	hinglish	high	helmat
helmet	hinglish	mid	topi
helmet	hi	high	हेलमेट
helmet	te	high	హెల్మెట్
helmet	bn	mid	হেলমেট
gunny_bag	en	high	empty bag
gunny_bag	hinglish	high	khali bori | khali katta | khali goni | tat bori
gunny_bag	hi	high	खाली बोरी
gunny_bag	hi	mid	टाट
gunny_bag	mr	mid	गोणी | goni
gunny_bag	gu	mid	કોથળો | kothalo
gunny_bag	ta	mid	சாக்கு | saakku
gunny_bag	te	mid	గోనె సంచి | gone sanchi
gunny_bag	bn	mid	বস্তা | bosta
welding_rod	en	high	welding rod
welding_rod	hinglish	high	velding rod | welding tilli | velding raad
welding_rod	hi	high	वेल्डिंग रॉड
welding_rod	gu	low	વેલ્ડિંગ રોડ
welding_rod	en	high	welding rod | welding electrode
grease	en	high	grease
grease	hinglish	high	gris
grease	hi	high	ग्रीस | तेल
roofing_sheet	en	high	roofing sheet | roof sheet | profile sheet
roofing_sheet	hinglish	mid	chadar | chaddar | chaadar
angle_grinder grinder	en	high	angle grinder
hacksaw	en	high	hacksaw | hacksaw blade
safety_shoes	en	high	safety shoes | safety shoe | shoes
safety_shoes	hinglish	high	safety joote | joote | jute safety | safety jute
vacuum_cleaner	en	high	vacuum cleaner
lift_machine	en	high	lift machine | hoist
cement_mixer	en	high	cement mixer | concrete mixer | mixer machine | cement mixer machine | concrete mixer machine
mortar_pan	en	high	mortar pan | ghamela
cover_block	en	mid	concrete spacer
broom	hinglish	mid	jharu | jhaadu
pickaxe	en	high	pickaxe | pick axe | mattock | hoe
crowbar	en	high	crowbar | crow bar
axe	en	high	axe | hatchet
helmet	en	high	safety helmet | hard hat | hardhat
harness	en	high	safety belt | safety harness | full body harness
marble cutter	hinglish	mid	marble cutting machine | marble machine
cutter	en	high	marble cutter | cutter
jute_thread	en	mid	jute thread | hemp
sieve	en	high	sieve | sand sieve
wheelbarrow	en	high	wheel barrow
cutter	hinglish	mid	cutting machine
binding_wire	hinglish	mid	baandhne ka taar | baandhne ka tar | bandhne ka wire | baandhne wala taar
roofing_sheet	en	mid	roof sheet | roofing sheets | colour coated sheet | color coated sheet | ppgi sheet | ppgl sheet
goggle	en	high	goggles | safety goggles | eye protection | protective eyewear | safety glasses clear | protective goggles
goggle	hinglish	mid	chashma | safety chashma | safety chasma | chasma | chashma safety
goggle	hi	mid	चश्मा | सेफ्टी चश्मा
harness	en	mid	belt safety | full body belt | safety belt harness
sledge_hammer hammer	en	mid	sledge hammer | sledge
sledge_hammer hammer	hinglish	mid	ghan | ghann | bada hathoda | hathoda bada | ghan hathoda
ladder	hinglish	mid	sidi | seedi | seedhi folding | nisaini
ladder	mr	mid	शिडी | shidi
ladder	gu	mid	સીડી | નિસરણી
tarpaulin	en	mid	waterproof sheet | tarpaulin sheet | tarpolin | plastic tarpaulin
tarpaulin	hinglish	mid	tarpal | tarpaal | tripaal | barsati | tirpaal | plastic tirpal
tarpaulin	mr	mid	ताडपत्री
tarpaulin	gu	mid	તાડપત્રી
demolition hammer	en	mid	breaker machine | concrete breaker | demolition breaker | breaker hammer | hammer breaker
rotary hammer	en	mid	hammer drill | hammer drill machine | rotary hammer | hammer machine
mortar_pan	mr	mid	घमेले | घमेलं
mortar_pan	gu	mid	તગારું | tagaru
trowel	hinglish	mid	karni badi | karani | thaapi
trowel	mr	mid	थापी
gloves	hinglish	mid	dastaane | hath ke dastane
gunny_bag	hinglish	mid	jute bora | jute bag | jute bori | jute ka bora | tat ki bori
helmet	hinglish	mid	topi safety | safety topi | helmet topi
safety jacket	en	mid	jacket | reflective jacket | safety vest | reflective vest | hi vis jacket
safety_shoes	hinglish	mid	joota | juta | joota safety | safety juta | safety boot
safety_shoes	en	mid	safety boots | safety boot | work boots
debris net	en	mid	debris net | building net | construction net
shade net	en	mid	green net | shade net | agro net | garden net | green shade net
wheelbarrow	hinglish	mid	wheel barow | wheel barro | hath thela | thela gaadi | wheel baro
night_bulb	en	mid	night bulb | zero bulb | zero watt bulb | sewing thread
grinder	hinglish	mid	loha kaatne ki machine | lohe katne ki machine | loha katne ki machine
diamond blade	en	mid	diamond cutting disc | diamond cutting wheel | diamond wheel | marble cutting disc | marble cutting wheel | granite cutting disc | tile cutting disc | concrete cutting disc | tile cutter blade | marble cutter blade | tile cutting blade
`
