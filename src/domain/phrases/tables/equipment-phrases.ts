import { EQUIPMENT, type EquipmentKey } from "../../vehicles/index.ts";
import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

/**
 * Synonyms of the label. The label itself matches without being listed, except for `air_conditioning`: "clim" means any
 * of five features, which the text search can match and an all-of facet cannot.
 */
const SYNONYMS: Readonly<Partial<Record<EquipmentKey, string>>> = {
  isofix:
    "isofix, siège enfant, attache isofix, sièges enfants, 2 isofix, 3 isofix, trois isofix, fixation isofix, siège bébé, isofix 3 places, 3 fixations isofix, siège auto, sièges auto, siège auto enfant, fixations isofix, deux isofix, isofix arrière",
  tyre_pressure_monitoring: "pression des pneus, capteur de pression, TPMS",
  emergency_call: "ecall, appel d’urgence",
  emergency_brake_assist:
    "freinage d’urgence, freinage automatique, AEB, freinage automatique d’urgence, freinage automatique urgence, aide au freinage d’urgence, freinage urgence",
  fatigue_warning: "détection de fatigue, alerte fatigue",
  fog_lights:
    "antibrouillard, anti brouillard, phares antibrouillard, feux antibrouillard, feux anti brouillard, phares anti brouillard",
  led_headlights:
    "LED, full LED, phares full LED, feux LED, optiques LED, phares à LED, feux à LED, éclairage LED, éclairage full LED, lumières LED",
  matrix_headlights:
    "matrix, matrix LED, phares matrix, LED matriciel, feux matriciels, phares matriciels, feux matrix, LED matricielles, optiques matrix, matriciels",
  xenon_headlights: "xénon, bixénon, phares xénon",
  high_beam_assist:
    "assistant feux de route, feux de route automatiques, phares automatiques, feux automatiques, allumage automatique des feux, allumage automatique des phares, passage automatique des feux",
  spare_wheel: "roue de rechange",
  automatic_climate_control:
    "clim auto, climatisation auto, clim automatique, climatronic, climatiseur automatique, climatisation automatique, air conditionné automatique, airco automatique, clim régulée, climatisation régulée, clim automatik",
  two_zone_climate_control:
    "clim bizone, climatisation bi zone, clim bi zone, bizone, clim 2 zones, bi zone, clim auto bizone, climatisation auto bizone, climatisation double zone, clim deux zones, clim automatique bizone, climatisation automatique bi zone, airco bizone",
  three_zone_climate_control: "clim trizone, clim 3 zones, trizone",
  four_zone_climate_control: "clim quadrizone, clim 4 zones, quadrizone",
  auxiliary_heating:
    "chauffage stationnaire, webasto, chauffage autonome, préchauffage, chauffage d’appoint, chauffage programmable, chauffage parking",
  heated_seats:
    "chauffants, sièges chauffants, siège chauffé, sièges chauffés, sièges qui chauffent, siège qui chauffe, sièges avant qui chauffent, chauffage aux sièges, chauffage dans les sièges, chauffe fesses, chauffage siège, chauffage sièges, chauffage des sièges, sièges chaufants, siège chaufant, chauffe siège, sièges avec chauffage, sièges chauds, siège chaud, assises chauffantes, sièges avant chauffants, siège conducteur chauffant",
  heated_rear_seats:
    "sièges chauffants arrière, banquette chauffante, banquette arrière chauffante, chauffants à l’arrière, sièges arrière chauffants, sièges chauffants derrière, banquette qui chauffe, chauffage sièges arrière",
  ventilated_seats:
    "sièges climatisés, sièges rafraîchissants, sièges ventilés, siège ventilé, sièges aérés, sièges refroidis",
  massage_seats:
    "massage, sièges massage, siège massant, massant, massants, sièges qui massent, siège qui masse, sièges avec massage, fonction massage",
  electric_seats:
    "siège réglable électriquement, sièges à réglage électrique, siège électrique, siège conducteur électrique, réglage électrique des sièges, sièges à commande électrique",
  memory_seats:
    "mémoire des sièges, siège mémoire, sièges électriques à mémoire, siège électrique à mémoire, sièges à mémoire, siège conducteur à mémoire",
  sport_seats: "sièges baquets, sièges sportifs, siège sport, siège baquet, baquets",
  heated_steering_wheel:
    "volant chauffé, volant chaud, volant qui chauffe, volant qui est chauffant, volant qui se chauffe, volant dégivrant, chauffage du volant, volant avec chauffage, volant chaufant",
  leather_steering_wheel: "volant en cuir, volant gainé cuir",
  multifunction_steering_wheel: "volant multifonctions, commandes au volant",
  paddle_shifters: "palettes, palettes de vitesse, palettes derrière le volant",
  electric_windows:
    "fenêtres électriques, vitres élec, lève vitres électriques, vitres automatiques, lève vitre électrique, 4 vitres électriques",
  electric_mirrors: "rétros électriques, rétro électrique, rétroviseur électrique, rétroviseurs à réglage électrique",
  folding_mirrors: "rétros rabattables, rétroviseurs rabattables, rétroviseurs repliables",
  heated_windscreen: "pare brise chauffant, pare brise dégivrant, pare brise dégivrable, parebrise chauffant",
  keyless_entry:
    "sans clé, sans clef, accès sans clé, clé mains libres, entrée sans clé, keyless, mains libres accès, ouverture sans clé, accès mains libres, keyless entry, sans clés, ouverture mains libres, carte mains libres, clé mains libre, entrée mains libres, accès keyless",
  keyless_start:
    "démarrage mains libres, keyless go, bouton start, démarrage bouton, bouton de démarrage, démarrage sans clé, démarre sans clé, démarrer sans clé, start button",
  electric_tailgate:
    "coffre électrique, hayon motorisé, coffre motorisé, hayon mains libres, ouverture automatique du coffre, ouverture électrique du coffre, coffre automatique, hayon automatique, hayon électriques, coffre mains libres, coffre qui s’ouvre tout seul, coffre qui s’ouvre seul, coffre qui s’ouvre automatiquement, coffre qui s’ouvre électriquement, hayon qui s’ouvre tout seul, ouverture du coffre automatique, ouverture du coffre électrique, ouverture automatique du hayon, fermeture automatique du coffre, coffre à ouverture électrique",
  start_stop: "start stop, stop and start, stop start",
  ambient_lighting:
    "lumière d’ambiance, éclairage ambiance, ambiance lumineuse, éclairage d’ambiance, lumières ambiance, ambiance led, leds d’ambiance",
  electric_parking_brake:
    "frein à main électrique, frein de parking électrique, frein à main automatique, frein de stationnement électrique",
  dab_radio: "DAB, radio DAB, radio numérique, radio digitale, dab plus",
  hands_free: "mains libres, kit main libre",
  usb: "port USB",
  navigation_system:
    "GPS, navigation, navi, nav, navigateur, système GPS, écran gps, gps intégré, navigation intégrée, gps d’origine, avec navigation",
  touchscreen: "grand écran tactile, tactile, grand écran, écran",
  apple_carplay:
    "carplay, car play, apple car play, apple carplay, connexion iphone, carplay sans fil, car play sans fil, apple carplay sans fil, compatible iphone, iphone, apple car, mirroring, apple car play sans fil",
  android_auto: "android, androïd auto, android auto sans fil, compatible android",
  wireless_charging:
    "chargeur à induction, recharge par induction, induction, chargeur sans fil, charge sans fil, recharge sans fil, charge induction, chargeur de téléphone sans fil, chargeur induction téléphone, chargeur téléphone induction, recharge téléphone sans fil, chargeur smartphone",
  digital_cockpit:
    "virtual cockpit, cockpit digital, cockpit numérique, compteur digital, tableau de bord numérique, cockpit virtuel, compteurs digitaux, compteur numérique, compteurs numériques, tableau de bord digital, instrumentation numérique, combiné numérique",
  head_up_display: "tête haute, HUD, head up, head up display, affichage tête haute couleur, vision tête haute",
  sound_system:
    "bonne sono, bon son, sono, bon système audio, système audio, système audio premium, son bose, sono bose, son harman kardon, audio bose, système bose, système hifi, Bose, Harman Kardon, Burmester, Bang & Olufsen, Meridian, JBL, Focal, son premium, hifi, hi fi, bose sound, sonorisation, bonne musique, bonnes enceintes, système son, système de son, haut parleurs premium, bang olufsen",
  wifi_hotspot: "wifi, hotspot",
  cd_player: "CD",
  cruise_control:
    "régulateur, cruise control, limiteur régulateur, régulateur limiteur, cruise, cruisecontrol, limiteur et régulateur, régulateur et limiteur, regul, régulateur de vitesses",
  adaptive_cruise_control:
    "régulateur adaptatif, ACC, régulateur de distance, cruise control adaptatif, adaptive cruise control, distronic, régulateur intelligent, cruise adaptatif, régulateur de vitesse intelligent, conduite semi autonome, régulateur vitesse adaptatif",
  lane_assist:
    "lane assist, maintien de voie, maintien dans la voie, aide au maintien de voie, aide maintien voie, assistant de voie, assistance au maintien de voie, reste dans sa voie",
  lane_departure_warning: "franchissement de ligne, alerte de ligne",
  blind_spot_monitor:
    "angle mort, détecteur d’angle mort, surveillance angle mort, blind spot, angles morts, capteur angle mort, alerte angle mort, avertisseur d’angle mort, détection angle mort, surveillance des angles morts, détection des angles morts, détecteur angles morts",
  cross_traffic_alert: "trafic transversal",
  traffic_sign_recognition:
    "reconnaissance des panneaux, lecture de panneaux, lecture des limitations, détection des panneaux",
  hill_start_assist: "démarrage en côte, aide en côte",
  parking_sensors_front:
    "radar avant, capteurs avant, radars de stationnement avant, radar à l’avant, capteurs stationnement avant, capteurs parking avant, aide au stationnement avant, capteurs de stationnement avant",
  parking_sensors_rear:
    "radar de recul, radar arrière, capteurs de recul, capteurs arrière, capteurs de stationnement, aide au stationnement, PDC, park distance control, parktronic, radar de stationnement, radar parking, aide au parking, capteurs de parking, capteur de parking, radars, radar, radars de recul, capteurs, capteurs à l’arrière, radar qui bipe, bippe en reculant, bipe en reculant, capteurs arrières, bip de recul, bips de recul, sonar, aide au stationnement arrière, capteurs stationnement arrière, capteurs parking, capteur de recul, aide parking, aide stationnement",
  rear_camera:
    "caméra arrière, caméra recul, caméra, caméra de marche arrière, caméra marche arrière, camera de recule, caméra pour se garer, caméra pour reculer, caméra derrière, caméra à l’arrière, caméra pour se garer, caméra parking, caméra de parking, caméra de stationnement, recul caméra",
  camera_360:
    "caméra 360 degrés, vue 360, caméras 360, caméra panoramique, caméras panoramiques, vue à 360, vue du dessus, caméra à 360",
  park_assist:
    "park assist, parking automatique, aide au stationnement automatique, se gare toute seule, parking auto, assistant de stationnement, stationnement automatique, se gare seule, créneau automatique, parking assist",
  night_vision: "vision de nuit",
  alloy_wheels:
    "jantes alu, jantes aluminium, jantes alliage, alu, jantes en alu, jantes noires, jantes alu noires, jantes, jantes alliages, jantes en alliage, belles jantes, jantes sport",
  metallic_paint: "métallisé, métallisée, métal, couleur métallisée, peinture métal, peinture métallisée",
  panoramic_roof:
    "toit pano, toit panoramic, panoramique, toit vitré, toit en verre, toit ouvrant panoramique, toit panoramique ouvrant, toit panoramique vitré, toit verre, toi panoramique, toi pano, toit transparent, toit vitré panoramique, grand toit vitré, pavillon vitré, plafond en verre, plafond vitré, grand toit ouvrant",
  sunroof:
    "toit coulissant, toit ouvrant électrique, toit qui s’ouvre, toit ouvrable, toit ouvrant manuel, toi ouvrant",
  roof_rails:
    "rails de toit, barres longitudinales, barres de toit noires, barres de toit, barre de toit, barres de pavillon",
  tow_bar:
    "crochet d’attelage, attache, attache caravane, crochet de remorquage, crochet remorque, crochet de remorque, attelage remorque, attelage caravane, boule, crochet d attache, crochets, crochet, boule d’attelage, attache remorque, attache caravane, boule de remorque, tirer remorque, tracter remorque, tirer caravane, tracter caravane, tracter, remorquer, tracter van à chevaux, tirer van à chevaux, tirer mon van, tirer un van, tracter mon van, tracter un van, remorquer mon van, van à chevaux, crochet d’atelage, atelage, attelages, tirer ma remorque, tirer ma caravane, tracter ma remorque, tracter ma caravane, crochet caravane, boule de caravane, boule de remorquage",
  removable_tow_bar: "attelage démontable, crochet amovible, boule amovible, attache remorque amovible",
  swivel_tow_bar: "attelage rétractable, attelage électrique, crochet escamotable, attelage pivotant",
  privacy_glass: "vitres surteintées, surteintées, verre foncé, vitres arrière teintées, vitres noires",
  air_suspension: "suspension à air",
  winter_tyres:
    "pneus hiver inclus, pneus neige inclus, pneus de neige, roues neige, jantes hiver, pneumatiques hiver, pneus hivers, roues d hiver, jeu de pneus hiver, avec pneus hiver, pneus neige, pneus d’hiver, 4 pneus hiver, roues hiver, pneu hiver, deuxième jeu de pneus, double jeu de pneus, jeu hiver, second jeu de pneus, été hiver",
  all_season_tyres:
    "pneus 4 saisons, pneus toutes saisons, 4 saisons, pneus all season, all season, pneus quatre saisons, pneu 4 saisons, toutes saisons",
  fast_charging:
    "charge rapide, chargeur rapide, recharge rapide, charge DC, CCS, recharge DC, supercharge, recharge ultra rapide, se recharge vite, charge rapidement, charge rapide DC, recharge rapide DC",
  charging_cable:
    "câble de charge, câble, câble type 2, câble de recharge, câble mode 3, câble de charge type 2, câbles de recharge, câbles",
  sliding_door:
    "porte coulissante, porte latérale, portes coulissantes, porte latérale coulissante, porte coulissante latérale, porte coulissante électrique, portes coulissantes électriques, porte de côté coulissante",
  double_sliding_doors:
    "2 portes coulissantes, deux portes latérales coulissantes, double porte coulissante, porte latérale des deux côtés, porte coulissante des deux côtés, portes coulissantes des deux côtés, 2 portes latérales, deux portes coulissantes, double porte latérale, 2 portes latérales coulissantes, portes latérales des deux côtés",
  rear_double_doors:
    "portes battantes, double porte arrière, doubles portes arrière, portes arrière battantes, portes arrière, porte battante, deux portes arrière, portes battantes arrière",
  partition_wall: "cloison, séparation cabine, paroi de séparation, grille de séparation",
  refrigerated:
    "frigo, frigorifique, réfrigéré, isotherme, camion frigo, camionnette frigo, fourgon frigo, caisse frigo, groupe froid, groupe frigo, réfrigérée, chambre froide",
  tail_lift: "hayon élévateur, hayon hydraulique, plateforme élévatrice, hayon de chargement",
  crew_cab: "cabine double, double cab, cabine approfondie, 5 ou 6 places utilitaire",
  long_wheelbase:
    "empattement rallongé, rallongé, rallongée, châssis long, version longue, châssis rallongé, extra long",
  high_roof:
    "toit haut, toit rehaussé, surélevé, toit surélevé, fourgon haut, surélevée, toit surhaussé, rehaussé, hauteur debout",
  power_outlet_230v: "prise 220 V, prise 220, prise 230, prise secteur",
  tinted_windows: "vitres fumées, verres teintés, vitres foncées, vitre teintée",
  driving_modes: "modes de conduite, mode sport, mode éco",
  rear_entertainment: "écrans arrière, dvd arrière, écrans à l’arrière",
  heat_pump: "pompe à chaleurs, pac",
  lumbar_support: "soutien lombaire, réglage lombaire",
  ladder_rack: "échelle sur le toit, échelle de toit, porte échelles",
  roof_rack: "galerie de toit, porte bagages de toit",
  speed_limiter: "limiteur",
  alarm: "alarme antivol",
  rain_sensor: "essuie glaces automatiques, essuie glace automatique, capteur de pluie",
  winter_package: "pack hivers, pack grand froid",
};

const featurePhrases = (labels: Readonly<Record<EquipmentKey, string>>): PhraseTable =>
  EQUIPMENT.filter((key) => key !== "air_conditioning").map((key) => {
    const synonyms = SYNONYMS[key];
    const filters = { values: { equipment: [key] } };
    return synonyms === undefined ? [filters, labels[key]] : [filters, labels[key], synonyms];
  });

const upholstery = (...values: readonly string[]): QueryFilters => ({ values: { upholstery: values } });

const UPHOLSTERY_PHRASES: PhraseTable = [
  [
    upholstery("leather"),
    "Cuir",
    "sièges cuir, intérieur cuir, sellerie cuir, full cuir, tout cuir, en cuir, siège cuir, siège en cuir, sièges en cuir, cuir intégral, cuir véritable, cuir pleine fleur, intérieur en cuir",
  ],
  [upholstery("part_leather"), "Tissu et cuir", "cuir et tissu, mi cuir, demi cuir, semi cuir, cuir partiel"],
  [upholstery("alcantara"), "Alcantara", "cuir alcantara, sellerie alcantara, sièges alcantara"],
  [upholstery("synthetic_leather"), "Similicuir", "simili, simili cuir, cuir synthétique, faux cuir"],
  [upholstery("cloth"), "Tissu", "sièges tissu, intérieur tissu, sellerie tissu"],
  [upholstery("velour"), "Velours", "sellerie velours"],
];

/** What several features are: any of them has the text. */
export const TEXT_PHRASES = {
  "m sport": "m sport, pack m, pack m sport, m pack, m paket, msport",
  climatisation:
    "air conditionné, air co, airco, air conditioning, air condition, aircon, air con, klimaanlage, klimaanlag, klima, ar condicionado, airconditioning, aircooditioning, clime, climatiseur, climatisée, climatisé",
} as const;

/** Words that stand for two features. */
const PAIR_PHRASES: PhraseTable = [
  [
    { values: { equipment: ["parking_sensors_front", "parking_sensors_rear"] } },
    "Radars avant et arrière",
    "capteurs avant et arrière, radars avant arrière, capteurs avant arrière, capteurs de stationnement avant et arrière, capteurs de stationnement avant arrière, radars de stationnement avant et arrière, radar avant et arrière, radar avant arrière, radars de recul avant et arrière, radars arrière et avant, capteurs arrière et avant, aide au stationnement avant et arrière, aide au stationnement avant arrière, capteurs de parking avant et arrière",
  ],
  [
    { values: { equipment: ["heated_seats", "heated_rear_seats"] } },
    "Sièges chauffants avant et arrière",
    "sièges chauffants avant arrière, sièges chauffants arrière et avant, chauffants avant et arrière",
  ],
];

/** Phrases for features, by label and synonyms, and for upholsteries. */
export const createEquipmentPhrases = (labels: Readonly<Record<EquipmentKey, string>>): PhraseTable => [
  ...featurePhrases(labels),
  ...PAIR_PHRASES,
  ...UPHOLSTERY_PHRASES,
];
