/** Words for hinges, locks and fasteners. The form of the rows: `../product-words.ts`. */
export const hardwareWords = `
hinge	en	high	hinge | hinges | hings
hinge	hinglish	high	kabza | kabja | kabje | kabze | hinj | auto hinges | l bihari hinges
hinge	hinglish	mid	kabja jodi | hinjis
hinge	hi	high	कब्जा | कब्ज़ा | कब्जे
hinge	hi	mid	हिंज
hinge	mr	mid	बिजागरी | bijagari | bijagri
hinge	gu	mid	મિજાગરું | mijagra | મિજાગરા
hinge	gu	low	mijagaru
hinge	ta	mid	கீல்
hinge	te	mid	మడత బందు | bandu
hinge	te	low	కీలు | keelu
hinge	bn	mid	কব্জা | kobja
hinge	pa	mid	ਕਬਜ਼ਾ
tower_bolt	en	high	tower bolt
tower_bolt	hinglish	high	chitkani | chitkini | chatkani | chitakni | sitkani
tower_bolt	hinglish	mid	t bolt | tower bolt wala | taver bolt
tower_bolt	hi	high	चिटकनी | सिटकनी
tower_bolt	hi	mid	चटकनी
tower_bolt	mr	mid	कडी
tower_bolt	mr	low	खिट्टी | khitti
tower_bolt	gu	mid	સ્ટોપર
tower_bolt	gu	low	કડી | ઇસ્ટાપડી
tower_bolt	ta	mid	தாழ்ப்பாள் | thazhpal | thalpal
tower_bolt	te	mid	గొళ్ళెం | gollem | గడియ
tower_bolt	te	low	gadiya
tower_bolt	bn	mid	ছিটকিনি | chhitkini
tower_bolt	pa	mid	ਚਿਟਕਣੀ
tower_bolt	hinglish	mid	kundi | kundi bolt
tower_bolt	hi	mid	कुंडी
aldrop	en	high	aldrop
aldrop	hinglish	high	aldrap | aldrope | haldrop
aldrop	hinglish	mid	aldraf
aldrop	hi	high	एल्ड्रॉप | कुंडा
aldrop	gu	mid	આલ્ડ્રોપ
aldrop	mr	mid	अलड्रॉप
door_latch	en	high	latch
door_latch	en	mid	door chain
door_latch	hinglish	high	kundi | kundee | sankal | saankal
door_latch	hinglish	mid	hatha kundi
door_latch	hi	high	कुंडी | सांकल
door_latch	hi	mid	साँकल
door_latch	mr	mid	कोयंडा | कडी कोयंडा
door_latch	mr	low	koyanda
door_latch	gu	mid	સાંકળ | નકુચો
door_latch	gu	low	nakucho
door_latch	bn	mid	শিকল
door_latch	bn	low	shikol
door_latch	te	low	గొలుసు
padlock lock	en	high	padlock
padlock lock	hinglish	high	tala | taala | tale
padlock lock	hi	high	ताला
padlock lock	hi	mid	ताले
padlock lock	mr	mid	कुलूप | kulup
padlock lock	gu	mid	તાળું | talu
padlock lock	ta	mid	பூட்டு | poottu | pootu
padlock lock	te	high	తాళం | talam | thalam
padlock lock	bn	mid	তালা
padlock lock	pa	mid	ਤਾਲਾ | ਜਿੰਦਾ | jinda | jindra
padlock lock	kn	mid	ಬೀಗ | beega
door lock	en	high	door lock | main door lock
door lock	hinglish	high	mortice lock | darwaje ka lock | handle lock
door lock	hinglish	mid	mortis lok
door lock	hi	high	दरवाजे का लॉक
door lock	hi	mid	मोर्टिस लॉक
door lock	gu	low	દરવાજાનું લોક
key	en	high	key
key	hinglish	mid	chabi | chavi
key	hinglish	high	chaabi | kunji
key	hi	high	चाबी
key	hi	mid	कुंजी
key	mr	mid	किल्ली | killi | चावी
key	gu	mid	ચાવી
key	ta	mid	சாவி | saavi
key	te	mid	తాళం చెవి
key	bn	mid	চাবি
key	pa	mid	ਚਾਬੀ
handle	en	high	handle | door handle
handle	hinglish	high	hendal | handil | hatha
handle	hinglish	mid	mutha
handle	hi	high	हैंडल
handle	hi	mid	मूठ
handle	mr	mid	हँडल
handle	gu	mid	હેન્ડલ | હાથો
handle	gu	low	hatho
handle	ta	mid	கைப்பிடி | kaippidi
handle	te	mid	హ్యాండిల్ | పిడి
handle	bn	mid	হাতল | hatol
handle	pa	mid	ਹੈਂਡਲ
handle	pa	low	ਹੱਥਾ
handle	en	high	handle | door handle
door_closer	en	high	door closer
door_closer	hinglish	high	dor kloser | hydraulic closer | darwaza closer
door_closer	hi	high	डोर क्लोजर
door_stopper	en	high	door stopper | stopper
door_stopper	hinglish	high	magnet stopper
door_stopper	hinglish	mid	dor stopar
door_stopper	hi	high	डोर स्टॉपर
drawer_channel	en	high	telescopic channel | tele channel | tel channel | drawer channel
drawer_channel	hinglish	high	chanal | draj channel | daraz channel | telescopic chanel | chaneel
drawer_channel	hi	high	दराज चैनल
drawer_channel	hi	mid	टेलिस्कोपिक चैनल
drawer_channel	en	high	drawer channel | telescopic channel | drawer slide | channel telescopic
hydraulic_pump	en	high	hydraulic pump | gas pump
hydraulic_pump	hinglish	high	hydrolic pump | haidrolik pump | hydrolick pump
hydraulic_pump	hi	mid	हाइड्रोलिक पंप
screw	en	high	screw | star screw
screw	hinglish	high	pench | pech | skru | iskru
screw	hinglish	mid	peech
screw	hi	high	पेंच | पेच | स्क्रू
screw	gu	mid	સ્ક્રૂ
screw	gu	low	પેચ
screw	ta	mid	திருகு | ஸ்க்ரூ
screw	ta	low	thirugu
screw	te	mid	స్క్రూ | మర
screw	bn	mid	স্ক্রু | ইস্ক্রুপ | iskrup
screw	pa	mid	ਪੇਚ
screw	pa	low	ਸਕਰੂ
nail	en	high	nail | nails | wire nail
nail	hinglish	high	keel | kil | kile | keelein | khila | kanti | chobha | ply khila
nail	hinglish	mid	kaanti
nail	hi	high	कील | कीलें | कांटी
nail	hi	mid	चोभा
nail	mr	mid	खिळा | खिळे | khile
nail	gu	mid	ખીલી | khili
nail	gu	low	ખીલા
nail	ta	mid	ஆணி | aani
nail	te	mid	మేకు | meku | మేకులు
nail	te	low	mekulu
nail	bn	mid	পেরেক | perek | তারকাঁটা | tarkata
nail	pa	mid	ਕਿੱਲ | ਮੇਖ | mekh
nail	kn	mid	ಮೊಳೆ | mole
bolt	en	high	nut | bolt | nut bolt
bolt	hinglish	high	nat bolt | nat | kabla | dhibri
bolt	hinglish	mid	bolat
bolt	hi	high	नट बोल्ट
bolt	hi	mid	ढिबरी | काबला
bolt	gu	mid	નટ બોલ્ટ
bolt	gu	low	બોલ્ટ
bolt	ta	mid	போல்ட் | நட்
bolt	te	mid	బోల్టు
bolt	te	low	నట్టు
bolt	bn	mid	নাট বল্টু | nat boltu
bolt	en	high	bolt | nut bolt | hex bolt | nut
washer	en	high	washer
washer	hinglish	high	vashar | wasar
washer	hinglish	mid	vaisar | waysar
washer	hi	high	वाशर | वॉशर
washer	mr	mid	वायसर
washer	mr	low	vaysar
washer	gu	mid	વાયસર
anchor_fastener	en	high	fastener
anchor_fastener	hinglish	high	fastner | fasnar | ankar fastner | rawl bolt
anchor_fastener	hi	high	फास्टनर
anchor_fastener	en	high	anchor fastener | anchor bolt | expansion bolt | dash fastener | fastener | anchor
rawl_plug	en	high	wall plug | rawl plug
rawl_plug	hinglish	high	gitty | rawal plug | raval plug | plug gitti | deewar gutti | gutti
rawl_plug	hi	mid	गिट्टी
rawl_plug	hi	high	गुट्टी | रावल प्लग
rivet	en	high	rivet | pop rivet
rivet	hinglish	high	rivit | ribet | pivit
rivet	hi	high	रिवेट
hook	en	high	hook
hook	hinglish	high	huk | khunti | fan hook
hook	hi	high	हुक | खूंटी
hook	mr	low	हूक
hook	gu	low	હૂક
chain	en	high	chain
chain	hinglish	high	zanjeer | janjir
chain	hi	high	जंजीर
chain	hi	mid	चेन
chain	mr	mid	साखळी
chain	mr	low	sakhli
chain	gu	mid	સાંકળ
chain	ta	mid	சங்கிலி
chain	ta	low	sangili
chain	te	mid	గొలుసు
chain	te	low	golusu
chain	bn	mid	শিকল
chain	bn	low	চেইন
castor_wheel	en	high	castor | wheel
castor_wheel	hinglish	high	pahiya | paiya
castor_wheel	hinglish	mid	chakka
castor_wheel	hi	high	पहिया
castor_wheel	mr	mid	चाक
curtain_rod	en	high	curtain rod | curtain bracket
curtain_rod	hinglish	high	parda rod | parde ka pipe | parda bracket
curtain_rod	hi	high	पर्दा रॉड
curtain_rod	gu	low	પડદા રોડ
wheelbarrow	en	high	wheelbarrow
wheelbarrow	hinglish	high	thela | hath gadi | rehdi
wheelbarrow	hinglish	mid	ek pahiya
wheelbarrow	hi	high	हाथ ठेला | ठेला
wheelbarrow	hi	mid	रेहड़ी
threaded stud	en	high	threaded rod | thread rod | threaded stud | stud rod
lock	en	high	lock
ceiling_section	en	high	ceiling section | ceiling channel | false ceiling channel | gypsum channel
hinge	hinglish	mid	darwaze ka kabza
tower_bolt	hinglish	mid	chatkhani | chitkhani
drawer_channel	en	mid	drawer slider | drawer runner
drawer_channel soft close	en	mid	soft close channel | slow motion channel | soft close drawer channel
rockwool	en	high	rock wool | rockwool | mineral wool
towel_rack	en	mid	towel rod | towel bar | towel rail | towel stand
mortise lock handle	en	mid	door lock with handle | lock with handle | handle with lock | mortise handle with lock
mortise handle	en	mid	mortise handle | mortise set | mortice handle | mortise handle set | mortise
mortise handle	hinglish	mid	mortis handle | martis handle
fingerprint lock	en	mid	biometric lock | biometric door lock | fingerprint lock | finger lock | thumb lock | finger print lock | fingerprint door lock
digital lock	en	mid	digital lock | smart lock | smart door lock | digital door lock | electronic lock | code lock
rim lock	en	mid	rim lock
profile cylinder	en	mid	cylinder | lock cylinder | profile cylinder | door cylinder | cylinder lock
door_stopper	en	mid	door stopper magnet | door magnet | magnet door stopper | magnetic stopper | magnetic door stopper | door catcher magnet
door_stopper	hinglish	mid	darwaza stopper | darwaze ka stopper | stopar | magnet wala stopper
tower_bolt	hinglish	mid	tawar bolt | tavar bolt | towar bolt | chitkni | chatakni | sitkini | darwaze ki kundi
tower_bolt	mr	mid	कडी | kadi
tower_bolt	gu	mid	સ્ટોપર | સાંકળ
aldrop	hinglish	mid	aldroph | all drop | haldrap | aldrob | kunda
aldrop	mr	mid	अल्ड्रॉप
hinge	hinglish	mid	kabje | kabza darwaze ka | darwaze ke kabze | kabjaa | qabza
hinge	mr	mid	बिजागरी | बिजागरे | bijagri
hinge	gu	mid	મિજાગરા | મિજાગરો | mijagra
hinge	ta	mid	கீல் | keel hinge
hinge	te	mid	బందులు | హింజెస్ | కీలు
hinge	bn	mid	কব্জা | কবজা | kobja
hinge	kn	mid	ಹಿಂಜಸ್ | ಕೀಲು
hinge	pa	mid	ਕਬਜ਼ਾ | ਕਬਜ਼ੇ
cabinet hinge	en	mid	auto hinges | kitchen hinge
cabinet hinge soft close	en	mid	hydraulic hinge | soft close hinge
padlock lock	hinglish	mid	taale | tala bada | tala chota
padlock lock	mr	mid	कुलूप | kulup
padlock lock	gu	mid	તાળું | talu
padlock lock	ta	mid	பூட்டு | poottu
padlock lock	te	mid	తాళం | talam
padlock lock	kn	mid	ಬೀಗ | beega
padlock lock	bn	mid	তালা | tala
padlock lock	pa	mid	ਤਾਲਾ | ਜਿੰਦਰਾ | jindra
shutter padlock	en	mid	shutter lock | shutter padlock
shutter padlock	hinglish	mid	shutter tala | shutter ka tala
handle	mr	mid	हँडल | मूठ
handle	gu	mid	હેન્ડલ
handle	ta	mid	கைப்பிடி | ஹேண்டில்
handle	te	mid	హ్యాండిల్
handle	bn	mid	হাতল | হ্যান্ডেল
nail	hinglish	mid	keele | keeley | kille | khile | mekh
nail	mr	mid	खिळे | खिळा | khile
nail	gu	mid	ખીલી | ખીલા | khili
nail	ta	mid	ஆணி | aani
nail	te	mid	మేకులు | మేకు | మొల | mekulu
nail	kn	mid	ಮೊಳೆ | mole
nail	bn	mid	পেরেক | perek
nail	pa	mid	ਕਿੱਲ | ਮੇਖ
concrete nail	hinglish	mid	concrete keel | concrete kil | concrete ki keel | pakki keel | deewar wali keel | steel keel | loha keel pakki
concrete nail	en	mid	concrete nail | steel nail | masonry nail | hard nail
screw	mr	mid	स्क्रू
screw	gu	mid	સ્ક્રૂ
screw	ta	mid	திருகாணி | ஸ்க்ரூ
screw	te	mid	స్క్రూ | మరలు
screw	bn	mid	স্ক্রু
drywall screw	en	mid	gypsum screw | gypsum board screw | false ceiling screw | pop screw | black screw | black gypsum screw | drywall screw
drilling roof screw	en	mid	self drilling screw | roof screw | roofing screw | self drill screw | sds screw | tek screw | hex head self drilling screw
wood screw	en	mid	wood screw | ss screw | wooden screw
wood screw	hinglish	mid	lakdi ka pech | lakdi ke pech | lakdi wala screw
bolt	hinglish	mid	nut bolat | nat bolat | bolt nut
cross grid tee	en	mid	cross tee | cross t
main grid tee	en	mid	main tee | main t | main tee section
angle grid wall	en	mid	wall angle
ceiling_section perimeter	en	mid	perimeter channel | ceiling perimeter channel | l angle perimeter channel | perimeter l angle | l angle perimeter
ceiling_section intermediate	en	mid	intermediate channel | ceiling intermediate channel
drilling roof screw	en	mid	drill screw | drilling screw | self drilling roof screw
mortise lock	en	mid	mortice lock | mortise lock | mortise door lock | mortice door lock | mortis lock
mortise lock	en	low	door lock | main door lock | gate lock
mortise lock	hinglish	low	darwaze ka lock | darwaze ka tala | darwaza lock
`
