import type { LanguageWords } from "./language-words.ts";

export const DUTCH: LanguageWords = {
  endings: "-, e, en",
  topics: {
    SUV: "terreinwagen, suvs, jeep wagen, hoge instap, hoge zit, hoog zitten, hoge zitpositie, terreinauto, terreinwagens, hoge auto, hoge wagen, grote suv, terrein wagen",
    Break:
      "stationwagen, stationwagon, station wagen, stationcar, breaks, gezinsbreak, stationwagens, grote break, familiebreak, break wagen, kombi, combi break, stationcars, stationauto",
    Berline: "sedan, vierdeurs sedan, berlina, berline, berlines",
    "Berline compacte": "compacte wagen, compacte auto, compacte gezinswagen, hatchback, vijfdeurs hatchback",
    Citadine:
      "stadsauto, stadswagen, klein- auto, klein- wagen, klein- stadsauto, klein- stadswagen, kleine autootje, autootje, klein, kleine, kleinste, stadsautootje, kleine stadsauto, stadsflitser, autootje voor de stad, auto voor de stad, kleine wagen, kleine wagens, kleine auto s, kleintje, kleiner, stadsautootjes, voor in de stad, voor de stad, auto voor in de stad, stadswagentje, compacte stadsauto, kleine stadswagen",
    Monospace: "monovolume, minivan, ruimtewagen, mpv, gezinsvan, ruime monovolume, mpv s",
    Familiale:
      "gezinswagen, gezinsauto, familiewagen, familieauto, familiale wagen, grote gezinswagen, ruime gezinswagen, wagen voor het gezin, auto voor het gezin, familie auto, gezins auto, gezins wagen, ruime gezinsauto, gezinswagens, familiewagens, gezinsvriendelijk-, voor het hele gezin, familiaal, familiale, wagen voor het hele gezin",
    Coupé: "sportcoupé",
    Cabriolet: "cabrio, cabriolet, open wagen, open auto, cabrios",
    Utilitaire:
      "bestelwagen, bestelwagens, bestelauto, bestelbus, bestelbusje, bedrijfswagen, camionette, lichte vracht, lichte vrachtwagen, busje, werkbus, lichte bedrijfswagen, bedrijfsvoertuig, bedrijfsauto, bedrijfswagens, bestelwagentje, camionnette, bestelauto s, kleine bestelwagen, grote bestelwagen, bestelbusjes, lichte vrachtauto, werkwagen, werkauto, werfwagen, camionettes, pick-up bestelwagen?, open laadbak, kipper, bakwagen, bestel, transporter, werkbusje, vakmanauto",
    Essence:
      "benzine, benzinewagen, benzinemotor, op benzine, benzines, benzineauto, benzinewagens, met benzine, benzine motor",
    Diesel: "dieselwagen, dieselmotor, op diesel, diesels, dieselwagens, diesel motor, met diesel",
    Électrique:
      "elektrisch-, electrisch-, volledig elektrisch-, elektrisch- auto, elektrisch- wagen, ev, e auto, stroom, elektrische auto s, elektrische wagens, elektro, elektrische voertuigen, volledig elektrisch, 100 elektrisch, 100 procent elektrisch, elektrowagen, elektroauto, bev, op batterij, op stroom, op elektriciteit, stekkerauto",
    Hybride: "hybride, hybrid, hybrides, hybride wagen, hybriden, hybridewagen, hybride auto, hybride auto s",
    "Hybride rechargeable":
      "plug in hybride, plugin hybride, plug in, oplaadbare hybride, stekkerhybride, hybride stekker, hybride met stekker, plug-in hybrides, oplaadbare hybrides, plugin, hybride oplaadbaar, stekker hybride, plug in hybrid, plugins, plug ins, phev, plug-in hybriden, oplaadbaar, oplaadbare, stekkerhybrides, hybride om op te laden",
    "Hybride léger":
      "mild hybride, mild hybrid, milde hybride, lichte hybride, mild hybrids, micro hybride, milde hybriden",
    GPL: "autogas, lpg",
    "Gaz naturel": "aardgas",
    Hydrogène: "waterstof, waterstofwagen, brandstofcel",
    "Boîte automatique":
      "automaat, automatisch-, automatische versnellingsbak, automatische bak, automaten, automatische versnelling, dubbele koppeling, automatische transmissie, automaatbak, met automaat, automatische versnellingen, automatic, automaatje, dubbele koppelingsbak, zonder koppeling, zonder schakelen, automatische wagen, automatische auto, automatenbak, automatisch schakelend, automatische schakeling",
    "Boîte manuelle":
      "handgeschakeld-, manueel, manuele, handbak, manuele versnellingsbak, schakelbak, handmatig-, handschakeling, schakel, manuele bak, manuele transmissie, met versnellingen, versnellingspook, handgeschakelde, met koppeling, handversnelling, schakelauto, schakelwagen, manuele versnelling, manuele schakeling, manuele versnellingen, met schakelbak, handbediende versnellingsbak, handgeschakelde versnellingsbak, schakelaar?",
    "Traction avant": "voorwielaandrijving",
    Propulsion: "achterwielaandrijving",
    "4x4":
      "vierwielaandrijving, vierwielaangedreven, 4 wielaandrijving, 4 wheel drive, vier wiel aandrijving, 4x4 aandrijving, vier wielaandrijving, allrad, awd, integrale aandrijving, alle wielen aangedreven, 4wd, vierwiel aandrijving, aandrijving op vier wielen, op vier wielen aangedreven, 4 wiel aandrijving, 4 x 4, four wheel drive, AWD aandrijving",
    Neuf: "nieuw-, nieuw- auto, nieuw- wagen, gloednieuw-, splinternieuw-, nieuwe wagens, nieuwe auto s, fonkelnieuw-, helemaal nieuw-, nog nooit gereden, fabrieksnieuw-",
    Démonstration:
      "demowagen, demoauto, demo wagen, directiewagen, demonstratiewagen, showroomwagen, stockwagen demo, demo, demonstratie, directie wagen, testwagen, toonzaalwagen",
    "0 km": "nul km, dagregistratie, 0 kilometer, nul kilometer",
    Occasion:
      "tweedehands, tweede hands, tweedehandse, tweedehandswagen, tweedehandsauto, occasies, occasie, gebruikt-, occasions, tweedehandsjes, tweedehandje, tweedehandswagens, tweedehandsauto s, occasiewagen, occasiewagens, gebruikte wagens, uit tweede hand, tweede hand",
    "Première main":
      "eerste eigenaar, 1 eigenaar, een eigenaar, één eigenaar, eerste hand, 1e eigenaar, één vorige eigenaar, maar één eigenaar, enige eigenaar, uit eerste hand, eerste eigenaars, 1ste eigenaar, 1 vorige eigenaar, 1e hand, een enkele eigenaar, slechts één eigenaar, één enkele eigenaar, van eerste eigenaar, eerste handse",
    "Non accidenté":
      "ongevalvrij, ongevallenvrij, geen schade, geen ongeval, schadevrij, zonder ongeval, nooit ongeval, nooit een ongeval, schadevrije, zonder schade, geen ongevallen, zonder ongevallen, ongevalvrije, geen ongevallen gehad, nooit accident, accidentvrij, geen accident, zonder accident, niet beschadigd, onbeschadigd-, schade vrij, ongeval vrij",
    "TVA déductible":
      "btw aftrekbaar, btw recupereerbaar, aftrekbare btw, btw wagen, btw auto, btw terugvorderbaar, btw aftrek, exclusief btw, excl btw, zonder btw, btw te recupereren, btw verrekenbaar, btw af te trekken, aftrekbaar van btw, met btw, btw aftrekbare, btw recupereerbare, btw terugvragen, btw terug te vorderen, btw factuur, met btw factuur, recupereerbare btw",
    "Sous garantie":
      "garantie, waarborg, fabrieksgarantie, onder garantie, nog garantie, nog onder garantie, fabriekswaarborg, constructeursgarantie, garantie van de fabriek, dealergarantie, nog in garantie, met garantie, met waarborg, nog waarborg, garantie inbegrepen, verlengde garantie",
    "Carnet d’entretien":
      "onderhoudsboekje, onderhoudsboek, volledig onderhouden, onderhoudshistoriek, dealer onderhouden, onderhoudsboekjes, met onderhoudsboekje, dealeronderhouden, goed onderhouden, onderhouden, volledige onderhoudshistoriek, volledig onderhoudsboekje, onderhoud, onderhoudsboek volledig, volledige historiek, goed onderhouden wagen, met onderhoudshistoriek, onderhoud bij dealer, onderhoud gedaan, dealeronderhoud",
    "Contrôle technique valable":
      "technische keuring, gekeurd, APK, met keuring, keuring ok, gekeurd voor verkoop, keuring, nieuwe keuring, geldige keuring, keuring in orde, technisch gekeurd, blanco keuring, met geldige keuring, keuring gedaan, nieuwe technische keuring, met technische keuring, gekeurde, roze formulier?, gekeurd en wel",
    "Prix réduit":
      "korting, promotie, in promotie, aanbieding, solden, afgeprijsd-, actie, met korting, afgeprijsd, afgeprijsde, verlaagde prijs, actieprijs, uitverkoop, koopje, koopjes, kortingen, aanbiedingen, promo, in prijs verlaagd, in de aanbieding, met promotie, promoties, in solden, lagere prijs, verlaagd-, actiewagen, acties, prijsverlaging, prijsdaling, stockverkoop, opruiming",
    "Disponible immédiatement":
      "direct leverbaar, onmiddellijk beschikbaar, beschikbaar, uit voorraad, meteen beschikbaar, direct beschikbaar, snel leverbaar, op voorraad, in stock, meteen leverbaar, onmiddellijk leverbaar, niet gereserveerd, leverbaar, meteen mee te nemen, direct mee te nemen, onmiddellijk leverbare, snel beschikbaar, uit stock, uit voorraad leverbaar, direct rijklaar, rijklaar, onmiddellijk",
    "Pas cher":
      "goedkoop, goedkope, goedkoopste, goedkoopst, niet duur, niet te duur, voordelig-, betaalbaar, betaalbare, lage prijs, goedkoper, scherpe prijs, scherp geprijsd, klein budget, niet te dure, laagste prijs, goede prijs, zo goedkoop mogelijk, goedkoopste eerst, op prijs, gesorteerd op prijs, prijs oplopend, niet al te duur, niet zo duur, voor weinig geld, weinig geld, kleine prijs, klein prijsje, zacht prijsje, budgetvriendelijk-, betaalbaarste, voordeligste, iets goedkoops, lage prijzen, beperkt budget, laag budget",
    "Faible kilométrage":
      "weinig kilometers, weinig km, lage kilometerstand, laagste kilometerstand, minste kilometers, minst gereden, minste km, weinig gereden, weinig kms, laag aantal kilometers, niet veel kilometers, niet veel km, weinig op de teller, zo weinig mogelijk kilometers, zo weinig mogelijk km, zo weinig mogelijk kilometer, minst aantal kilometers, laagste aantal kilometers, laagste kilometers, laagste km stand, lage km stand, weinig kilometer, beperkt aantal kilometers, met weinig kilometers, weinig gebruikt, nauwelijks gereden, minste kilometer, minste aantal kilometers, op kilometerstand",
    Récente:
      "recent-, recentste, jong-, nieuwere, nieuwste, nieuwst, jongste, niet te oud, niet oud, niet te oude, recente, bijna nieuw, bijna nieuwe, zo goed als nieuw, laatste model, jong, jonge, zo nieuw mogelijk, nieuwste eerst, zo recent mogelijk, meest recente, meest recent, jong tweedehands, jonge tweedehands, jonge occasie, nieuwer model, nieuwste model, recent model, als nieuw, bijna nieuw-",
    Puissante:
      "krachtig-, veel pk, sterk-, snelle, sportwagen, sportief, sportieve, sterkste, krachtigste, krachtigst, meeste pk, meeste vermogen, snel, snelste, veel vermogen, sportieve auto, zo krachtig mogelijk, zo veel mogelijk pk, krachtigste eerst, meest krachtige, pittig-, vlot, sportwagens, racewagen, sterke motor, krachtige motor",
    Cuir: "leder, leer, lederen zetels, leren zetels, lederen interieur, leren stoelen, leren bekleding, lederen bekleding, lederen stoelen",
    "Tissu et cuir": "half leder, half leer, stof en leder",
    Similicuir: "kunstleer, kunstleder",
    Tissu: "stof, stoffen bekleding",
    Velours: "velours bekleding",
    "Grand coffre":
      "grote koffer, ruime koffer, grote kofferruimte, veel ruimte, plaats voor, ruimte voor, ruim, ruime, veel kofferruimte, grote kofferbak, ruime kofferbak, grote bagageruimte, veel bagageruimte, veel laadruimte, ruime wagen, ruime auto, veel plaats, enorme koffer, zeer grote koffer, grootste koffer, ruimste koffer, ruime laadruimte, grote laadruimte, plaats voor de hond, plaats voor een hond, ruimte voor de hond, ruimte voor kinderwagen, plaats voor kinderwagen, veel bergruimte, heel ruim",
    "Petit SUV": "kleine suv, compacte suv",
    moto: "motorfiets, motorfietsen, motoren, bromfiets",
    "camping-car": "mobilhome, kampeerwagen, camper",
    vélo: "fiets, fietsen, elektrische fiets",
    tracteur: "tractor",
    "poids lourd": "vrachtwagen, vrachtauto",
    "voiture sans permis": "brommobiel, auto zonder rijbewijs, zonder rijbewijs",
    "Marques allemandes": "duits, duitse, Duitsers, Duitser",
    "Marques françaises": "frans, franse, Fransen, Fransman",
    "Marques italiennes": "italiaans, italiaanse, Italianen, Italiaan",
    "Marques japonaises": "japans, japanse, Japanner, Japanners",
    "Marques coréennes": "koreaans, koreaanse, Koreaan, Koreanen",
    "Marques américaines": "amerikaans, amerikaanse",
    "Marques suédoises": "zweeds, zweedse",
    "Marques tchèques": "tsjechisch, tsjechische",
    "Marques espagnoles": "spaans, spaanse",
    "Marques anglaises": "engels, engelse, brits, britse",
    "Marques roumaines": "roemeens, roemeense",
    "Marques chinoises": "chinees, chinese, Chinezen",
    "Faible consommation":
      "zuinig-, laag verbruik, weinig verbruik, verbruikt weinig, zuinigste, brandstofzuinig-, lage verbruik, spaarzaam, zo zuinig mogelijk, zuinigste eerst, verbruikt niet veel, niet veel verbruik, laagste verbruik, klein verbruik, weinig brandstof, verbruikt niet veel brandstof, spaarzame, die weinig verbruikt, laag in verbruik, met laag verbruik",
    "La plus grande autonomie":
      "grootste actieradius, grootste rijbereik, grootste bereik, meeste rijbereik, grootste autonomie, beste actieradius, hoogste actieradius, langste actieradius, verste bereik, grootste batterij, zo veel mogelijk bereik, zo groot mogelijk bereik, zo ver mogelijk, meeste bereik, meeste actieradius, verste actieradius",
    "Grande autonomie":
      "grote actieradius, groot rijbereik, veel rijbereik, grote autonomie, lange actieradius, groot bereik, grote batterij, grote range, lange range, ver rijden, hoge actieradius, goed bereik, goede actieradius, goede autonomie, veel bereik, ruim bereik, lange afstand, lange afstanden",
    "Full hybrid":
      "full hybrid, full hybride, volledige hybride, zelfopladende hybride, hybride zonder stekker, gewone hybride",
    Thermique: "verbrandingsmotor, verbranding, brandstofmotor",
    Électrifiée: "geëlektrificeerd-",
    Éthanol: "ethanol, bioethanol",
    "Superéthanol E85": "flexfuel",
    Crossover: "crossover, cross over",
    Minibus: "minibus, personenbusje, 9-zitter",
    "7 places et plus": "groot gezin, grote familie, derde zitrij, derde rij, drie zitrijen",
    "Haut de gamme":
      "luxe, luxewagen, luxe auto, luxueus, luxueuze, premium, duurste, topklasse, luxueus-, luxe wagens, duurste eerst, exclusief, exclusieve, topmodel",
    "Avec mensualité":
      "financiering, financieren, op afbetaling, afbetaling, krediet, op krediet, autolening, lening, maandelijks betalen, gefinancierd, autokrediet, op krediet kopen, gespreid betalen, in schijven, afbetalen, met financiering, met krediet, autofinanciering, per maand betalen, op maandbasis",
    "Radars avant et arrière":
      "parkeersensoren voor en achter, parkeersensoren vooraan en achteraan, sensoren voor en achter, parkeersensoren voor en achteraan",
    quad: "quad",
    caravane: "caravan, sleurhut",
    remorque: "aanhangwagen",
    bateau: "boot",
    "Pick-up": "pick-up, pickup, pick ups, pickups, pick up truck",
  },
  equipment: {
    isofix:
      "kinderzitje, isofix bevestiging, kinderstoeltje, kinderzitjes, isofixpunten, isofix punten, kinderstoel, autostoel, autostoeltje",
    tyre_pressure_monitoring: "bandenspanningscontrole, bandenspanning",
    alarm: "alarmsysteem",
    central_locking: "centrale vergrendeling",
    emergency_brake_assist: "noodrem, noodremassistent, automatische noodrem",
    fatigue_warning: "vermoeidheidsdetectie",
    fog_lights: "mistlampen, mistlichten",
    led_headlights: "ledverlichting, led koplampen, led lampen, ledlampen",
    matrix_headlights: "matrix koplampen, matrix led",
    xenon_headlights: "xenon koplampen, xenonverlichting, xenon lampen",
    daytime_running_lights: "dagrijverlichting",
    cornering_lights: "bochtverlichting",
    high_beam_assist: "grootlichtassistent",
    rain_sensor: "regensensor",
    speed_limiter: "snelheidsbegrenzer, begrenzer",
    spare_wheel: "reservewiel",
    automatic_climate_control:
      "automatische airco, climate control, automatische klimaatregeling, klimaatregeling, automatische klima, automatische air conditioning, auto airco, climatronic",
    two_zone_climate_control:
      "dubbele zone airco, twee zone airco, dual zone airco, gescheiden airco, airco met twee zones, 2 zone airco, dual zone climate control, bi zone airco, bizone",
    auxiliary_heating: "standverwarming, standkachel",
    heat_pump: "warmtepomp",
    heated_seats:
      "stoelverwarming, zetelverwarming, verwarmde zetels, verwarmde stoelen, verwarmde voorstoelen, verwarmbare zetels, verwarmde zetel, verwarming in de zetels, zetels met verwarming, verwarmd- zetels, zetels verwarmd, zetel verwarming, stoel verwarming, warme zetels, warme stoelen, voorzetels verwarmd, verwarmde voorzetels",
    heated_rear_seats: "stoelverwarming achter, verwarmde achterbank, verwarmde achterzetels",
    ventilated_seats: "stoelventilatie, geventileerde zetels, geventileerde stoelen",
    massage_seats: "massagezetels, massagestoelen, massage zetels",
    electric_seats:
      "elektrische zetels, elektrische stoelen, elektrisch verstelbare zetels, elektrisch verstelbare stoelen, elektrische zetel, elektrische stoel, zetels elektrisch verstelbaar",
    memory_seats: "zetels met geheugen, stoelen met geheugen, memory zetels, geheugenzetels, zetel met geheugen",
    sport_seats: "sportzetels, sportstoelen, kuipzetels",
    lumbar_support: "lendensteun",
    folding_rear_seats: "neerklapbare achterbank",
    armrest: "armsteun, middenarmsteun",
    heated_steering_wheel:
      "stuurverwarming, stuurwielverwarming, verwarmd stuur, verwarmd stuurwiel, stuur verwarmd, verwarming stuur, warm stuur",
    leather_steering_wheel: "lederen stuur, leren stuur, leder stuur",
    multifunction_steering_wheel: "multifunctioneel stuur, multifunctioneel stuurwiel",
    paddle_shifters: "schakelflippers, flippers",
    electric_windows: "elektrische ramen, elektrische ruiten",
    electric_mirrors: "elektrische spiegels",
    folding_mirrors: "inklapbare spiegels, elektrisch inklapbare spiegels",
    heated_windscreen: "voorruitverwarming, verwarmde voorruit",
    keyless_entry:
      "sleutelloos, sleutelloze toegang, zonder sleutel, keyless, keyless entry, sleutelloze instap, keyless go, zonder sleutel openen, sleutelloos openen, openen zonder sleutel",
    keyless_start: "sleutelloos starten, startknop",
    electric_tailgate:
      "elektrische achterklep, elektrische koffer, elektrische kofferklep, automatische koffer, elektrische kofferbak, automatische achterklep, automatische kofferklep, elektrische laadklep, koffer die automatisch opent, automatisch openende koffer, elektrische kofferdeksel, elektrisch bedienbare koffer, elektrische kofferdeur, handsfree koffer",
    ambient_lighting: "sfeerverlichting, ambientverlichting",
    electric_parking_brake: "elektrische handrem, elektrische parkeerrem",
    hands_free: "handenvrij, handsfree",
    navigation_system:
      "navigatie, navigatiesysteem, navi, gps, gps systeem, met gps, ingebouwde gps, ingebouwde navigatie, navigatie systeem",
    touchscreen: "aanraakscherm, groot scherm, touchscreen",
    wireless_charging: "draadloos laden, draadloos opladen, draadloze oplader",
    voice_control: "spraakbediening",
    digital_cockpit:
      "digitale cockpit, digitale teller, digitaal dashboard, digitaal instrumentenbord, virtual cockpit, digitale dashboard, digitale meters",
    head_up_display: "head up display",
    sound_system:
      "geluidssysteem, geluidsinstallatie, audiosysteem, goede muziekinstallatie, muziekinstallatie, goed geluid, goede speakers, goede boxen, premium audio, bose, harman kardon",
    on_board_computer: "boordcomputer",
    cruise_control: "cruise control, cruisecontrol, snelheidsregelaar",
    adaptive_cruise_control:
      "adaptieve cruise control, adaptieve cruisecontrol, adaptieve snelheidsregelaar, acc, cruise control met afstand, adaptive cruise, cruise control met afstandsregeling, afstandsregeling, intelligente cruise control, adaptieve cruise",
    lane_assist:
      "rijstrookassistent, rijbaanassistent, lane assist, rijstrookbehoud, lane keeping, rijstrookassistentie, rijstrook assistent, rijhulp, lane keeping assist",
    blind_spot_monitor:
      "dode hoek, dodehoek, dodehoekdetectie, dode hoek detectie, dodehoekassistent, dode hoek sensor, dodehoekwaarschuwing, dodehoeksensor, dodehoek assistent, dode hoek waarschuwing, dodehoekbewaking, dodehoekspiegels",
    traffic_sign_recognition: "verkeersbordherkenning",
    hill_start_assist: "hellingproef assistent, hill hold",
    parking_sensors_front:
      "parkeersensoren voor, parkeersensoren vooraan, sensoren voor, sensoren vooraan, parkeerhulp voor, parkeerhulp vooraan",
    parking_sensors_rear:
      "parkeersensoren, parkeersensoren achter, parkeersensoren achteraan, parkeerhulp, parkeersensor, parkeerhulp achter, pdc, parkeersensors, parkeer sensoren, park sensoren, achteruitrijsensoren, sensoren, parkeerpiepers, piepers, sensoren achteraan, parkeerhulp achteraan, parkeer hulp, parkeerradar, achterste parkeersensoren",
    rear_camera:
      "achteruitrijcamera, camera achteraan, camera achter, parkeercamera, camera, achteruitkijkcamera, achteruitrij camera, achter camera, achtercamera, reverse camera, achteruitrij camera s, camera s, parkeer camera, camera voor achteruit, rijcamera achteraan, achteruit camera, camera om achteruit te rijden, camera om te parkeren",
    camera_360: "360 graden camera, 360 camera",
    park_assist:
      "parkeerassistent, automatisch parkeren, inparkeerhulp, park assist, parkeert zelf, zelf parkeren, zelfparkerend-, inparkeerassistent",
    night_vision: "nachtzicht",
    alloy_wheels:
      "lichtmetalen velgen, alu velgen, aluminium velgen, velgen, alu velg, zwarte velgen, alu-velgen, aluvelgen, aluminium velg, alu wielen, aluminiumvelgen, lichtmetaal, mooie velgen, sportvelgen",
    metallic_paint: "metaalkleur, metallic lak, metaallak",
    panoramic_roof:
      "panoramisch dak, panoramadak, glazen dak, panodak, panorama dak, glazen panoramadak, panoramisch glazen dak, pano dak, panoramisch schuifdak, panorama, panoramisch, panoramische dak, groot glazen dak, dak van glas",
    sunroof:
      "schuifdak, open dak, zonnedak, opendak, schuif dak, kanteldak, opengaand dak, dak dat open kan, dak dat opengaat",
    roof_rails: "dakrails, dakrail, dakrelingen",
    tow_bar:
      "trekhaak, met trekhaak, haak, trekhaken, aanhangwagen haak, aanhanger trekken, caravan trekken, aanhangwagen trekken, trekhaakje, trek haak, aanhangwagenhaak, met haak, om caravan te trekken, om aanhangwagen te trekken, aanhanger",
    removable_tow_bar: "afneembare trekhaak, wegneembare trekhaak",
    swivel_tow_bar: "wegklapbare trekhaak, elektrische trekhaak, inklapbare trekhaak",
    tinted_windows: "getinte ramen, getinte ruiten, getint glas",
    privacy_glass: "privacy glass, donkere ramen, donkere ruiten",
    sport_suspension: "sportonderstel, sportophanging",
    air_suspension: "luchtvering, luchtveren",
    sport_package: "sportpakket",
    winter_package: "winterpakket",
    winter_tyres:
      "winterbanden, winter banden, met winterbanden, sneeuwbanden, winterwielen, winterset, set winterbanden",
    all_season_tyres:
      "vierseizoenenbanden, all season banden, vierseizoensbanden, 4 seizoenen banden, 4 seizoensbanden, vierseizoenen banden, all seasonbanden, allseason banden",
    fast_charging: "snelladen, snellader, snel laden, snel opladen, dc laden, snellaadfunctie, snel te laden",
    charging_cable: "laadkabel",
    sliding_door: "schuifdeur, zijschuifdeur, schuifdeuren, zijdeur, schuif deur",
    double_sliding_doors:
      "twee schuifdeuren, 2 schuifdeuren, dubbele schuifdeur, schuifdeuren aan beide kanten, schuifdeur aan beide kanten, schuifdeuren links en rechts, schuifdeur links en rechts, schuifdeuren aan weerszijden, twee schuifdeur",
    partition_wall: "tussenschot, scheidingswand",
    roof_rack: "dakrek, imperiaal, dakdrager",
    refrigerated: "koelwagen, frigowagen, koelwagens, gekoeld, frigo, diepvries, koel wagen, geïsoleerd-",
    tail_lift: "laadklep, laadlift, hefklep, hydraulische laadklep",
    crew_cab: "dubbele cabine, dubbel cabine",
    long_wheelbase: "lange wielbasis",
    high_roof: "hoog dak, verhoogd dak, hoge dak",
    apple_carplay:
      "draadloze carplay, draadloze apple carplay, apple carplay draadloos, carplay draadloos, car play, apple car play",
  },
  colours: {
    white: "wit, witte, parelwit, crèmewit, gebroken wit",
    black: "zwart-, matzwart-, diepzwart-",
    grey: "grijs, grijze, donkergrijs, donkergrijze, antraciet, lichtgrijs, grijs metallic, grijsblauw?, muisgrijs, grafiet",
    silver: "zilver, zilveren, zilvergrijs, zilverkleurig-, zilvergrijze",
    blue: "blauw-, donkerblauw-, lichtblauw-, hemelsblauw-, nachtblauw-, marineblauw-, turkoois",
    red: "rood, rode, bordeauxrood, donkerrood, donkerrode, bordeaux, vuurrood, kersenrood, rooie",
    green: "groen-, donkergroen-, olijfgroen-, kaki, legergroen-",
    beige: "zandkleurig-, crème",
    brown: "bruin-",
    orange: "oranje",
    yellow: "geel, gele?, gele",
    purple: "paars, paarse",
    gold: "goud, gouden, goudkleurig-",
  },
  seats: { "2": "tweezitter", "5": "vijfzitter", "7": "zevenzitter", "8": "achtzitter", "9": "negenzitter" },
  doors: { "3": "driedeurs", "4": "vierdeurs", "5": "vijfdeurs" },
  units: {
    monthly:
      "per maand, in de maand, maandelijks, pm, de maand, euro per maand max, per mnd, euro in de maand, elke maand, p m, maandelijkse",
    mileage:
      "kilometers, kilometer, km op de teller, kms, duizend km, km gereden, kilometers op de teller, km stand, duizend kilometer",
    range: "km actieradius, kilometer actieradius, km rijbereik, km bereik, km elektrisch, km autonomie",
    horsepower: "pk, paardenkracht, paarden",
    kilograms: "kg trekvermogen, kg aanhangwagen, kilogram, kg trekken, kilo, kilo trekken",
    tonnes: "ton",
    doors: "deurs, deur, deuren, deuren auto",
    children: "kinderen, kinderzitjes, kinderstoelen, kids, kindjes, koters",
    seats:
      "zitplaatsen, zitplaats, zitter, zits, plaatsen, personen, zetels, plaatsers, mensen, zitjes, zetel, persoons",
    age: "jaar, jaren, jaar oud, jaar jong, jaartjes, jaar max",
    months: "maand, maanden",
    warranty: "maanden garantie, maanden waarborg, maand garantie",
    warrantyYears: "jaar garantie, jaar waarborg",
    price: "euros, eur",
    owners: "eigenaars, eigenaar, eigenaren, vorige eigenaars, vorige eigenaar, vorige eigenaren, hand",
    consumption: "liter per 100 km, liter op 100 km, l per 100 km, liter per 100, l op 100 km, liter op 100",
    cylinders: "cilinders, cilinder",
    net: "excl btw, exclusief btw, zonder btw, euro excl btw, euro exclusief btw, euro zonder btw, plus btw",
    unstated: "liter koffer, liter kofferruimte, liter bagageruimte",
  },
  subjects: {
    price:
      "prijs, budget, prijs tot, maximumprijs, budget van, kostprijs, maximum budget, prijsklasse, budget tot, prijs maximum, max budget",
    monthly: "maandbedrag, maandprijs, maandelijkse afbetaling",
    mileage: "kilometerstand, kilometerstand tot, km stand, kilometers, tellerstand",
    range: "actieradius, rijbereik, bereik, autonomie",
    horsepower: "vermogen",
    kilograms:
      "trekgewicht, trekvermogen, trekken, aanhangwagen, caravan?, trekkracht, sleepgewicht, trekgewicht van, trekgewicht minimum, mag trekken, kan trekken, aanhangergewicht, trekt",
    year: "bouwjaar, jaar, eerste inschrijving, bj, inschrijving, jaargang, modeljaar, inschrijvingsjaar, ingeschreven, eerste ingebruikname",
    warranty: "garantie, waarborg, met garantie, met waarborg",
    consumption: "verbruik, gemiddeld verbruik, verbruikt",
    battery: "batterij, batterij van, accu, batterijcapaciteit",
    co2: "co2 uitstoot, uitstoot",
    euro: "euronorm, emissienorm",
    people: "gezin van, gezin met, familie van, wij zijn",
    unstated: "koffer, kofferruimte, koffer van, kofferbak van, laadvermogen, laadruimte, bagageruimte",
    owners: "eigenaars",
    net: "excl btw, exclusief btw, zonder btw, prijs excl btw",
  },
  comparators: {
    max: "tot, maximum, maximaal, hoogstens, ten hoogste, niet meer dan, tot maximum, tot en met, niet duurder dan, niet boven, max tot, tot max, niet hoger dan, maximaal tot, hooguit, niet over, tot hoogstens, max",
    below: "onder, minder dan, voor, beneden, goedkoper dan, lager dan, kleiner dan, korter dan, minder als, onder de",
    min: "vanaf, minimum, minstens, minimaal, ten minste, tenminste, sinds, minstens vanaf, niet minder dan, van minstens, vanaf minstens, op zijn minst",
    above: "boven, meer dan, na, hoger dan, groter dan, meer als, boven de",
    about: "ongeveer, rond, rond de, circa, zowat, om en bij, om en nabij, plusminus, ca",
    older: "ouder dan",
    newer: "nieuwer dan, recenter dan, jonger dan",
    notOlder: "niet ouder dan, niet ouder, geen ouder dan",
  },
  trailingComparators: {
    max: "maximum, maximaal, of minder, hoogstens, max, en minder, of lager",
    min: "of meer, en meer, minimum, minstens, of hoger, en hoger, plus, of beter",
    notOlder: "of nieuwer, of jonger, of recenter, of later, en jonger, en nieuwer, en recenter",
    notNewer: "of ouder, of vroeger",
  },
  // biome-ignore format: a line of numbers
  numbers: { twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10, elf: 11, twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, zestien: 16, zeventien: 17, achttien: 18, negentien: 19, twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70, tachtig: 80, negentig: 90, honderd: 100, duizend: 1000 },
  not: "niet, geen, zonder, behalve, uitgezonderd, niets, nooit, liefst geen, zeker geen, alles behalve, elke kleur behalve, in geen geval, wil geen, niet in",
  interior:
    "interieur, bekleding, zetels, stoelen, leder, leer, lederen zetels, lederen interieur, leren bekleding, lederen bekleding",
  colourBeforeInterior: "inflected",
  near: "dichtbij, dicht bij, in de buurt van, in de buurt, nabij, bij, rond, rondom, in de omgeving van, omgeving, vlakbij, vlak bij, in de regio, regio, omgeving van, ik woon in, wij wonen in, niet ver van, in de streek van",
  smallWords:
    "de, het, een, en?, of, met, voor, van?, op, in, te, bij, tot, om, aan, uit, dat, die, ik, we, wij, mij, mijn, onze, ons, zoek, zoeken, gezocht, op zoek naar, nodig, koop, kopen, wil, willen, wens, graag, zou, heb, hebben, heeft, is, zijn, er, auto?, auto s, autos?, wagen, wagens, voertuig, voertuigen, personenwagen, personenauto, model, merk, kleur, motor, alstublieft, aub, hallo, goedendag, dank u, bedankt, gezin, mijn gezin, familie, vrouw, man, zoon, dochter, kinderen, firmawagen, salariswagen, leaseauto, dienstwagen, jonge bestuurder, eerste auto, eerste wagen, ook, heel, zeer, goed, goede, mooi, mooie, alle, alles, alleen, enkel, maar, wat, welke, waar, hebt, jullie, u, te koop, betrouwbaar, betrouwbare, werk, stad, koffer, grote, hallo daar, goeiedag, goedemiddag, goedemorgen, dag, jullie?, hebben jullie, heeft u, hebt u, zou graag, ik wil, ik zou, wij zoeken, we zoeken, ik zoek, zoekt, kan, kunnen, mag, moet, moeten, zal, zullen, deze, dit, die?, mijn?, haar, hun, zeker, misschien, liefst, bij voorkeur, indien mogelijk, dringend, nu, nog, ongeveer?, iets, eender welke, maakt niet uit, kleur maakt niet uit, merk maakt niet uit, merken, modellen, versie, type, soort, goede staat, in goede staat, staat, topstaat, perfecte staat, als nieuw, nette, net?, degelijke, degelijk, comfortabel, veilig, veilige, elke dag, dagelijks, woon werk, snelweg, reis, reizen, vakantie, hond, baby, kinderwagen, student, gepensioneerd, school, rijden, om te rijden, om te, verkoop, in de verkoop, die heeft, dat heeft, waar?, hoe, hoeveel, a u b, asjeblieft, dankjewel, groeten, mvg, ma?, ofwel, naar, zo, mogelijk, eerst, gesorteerd, erbij, inclusief, incl, links, rechts, achteraan, vooraan, achter, reeks, klasse?, draadloos, draadloze, oma, opa, vriendin, vriend, moeder, vader, ouders, mama, papa, dochtertje, zoontje, kleinkinderen, rijd, rijdt, rijden we, naar het werk, woon werkverkeer, werkverkeer, pendelen, boodschappen, elke dag rijden, tweede wagen, tweede auto, starter, beginner, beginnende bestuurder, beginnend, rijbewijs, pas mijn rijbewijs, niet roker, niet rokers, rokersvrij, huisdier, zoekende, ben op zoek, ben, op zoek, zoeke, wij willen, willen we, wou, wilde, zouden, zou willen, interesse, geïnteresseerd, geinteresseerd, toon, toon mij, laat zien, geef, vind, vinden, krijgen, bestaat, beschikt, beschikken, uitgerust met, uitgerust, waarmee, waarin, waarop, als, zoals, omdat, want, dus, dan, toch, wel, echt, echte, heel erg, erg, best, redelijk, vrij, nogal, ietsje, beetje, een beetje, praktisch, praktische, handig, handige, leuk, leuke, tof, toffe, schoon, schone, proper, propere, moderne, modern, comfortabele, stevig, stevige, robuust, robuuste, bijv, bv, enz, etc, firma, bedrijf, zaak, zelfstandige, zelfstandig, ondernemer, vennootschap, vakman, aannemer, particulier, privé, proefrit",
};
